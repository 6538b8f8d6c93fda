"""Games that stand in packages of their own, as a stranger's would: built, installed elsewhere, checked and played."""
