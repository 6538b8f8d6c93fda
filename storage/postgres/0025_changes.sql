SELECT 1;
-- end of 0025
