-- The one thing of a list whose picture stands for it; where none is chosen, the newest four do.
ALTER TABLE wishlist_places ADD COLUMN cover boolean NOT NULL DEFAULT false;
ALTER TABLE wishlist_locations ADD COLUMN cover boolean NOT NULL DEFAULT false;
