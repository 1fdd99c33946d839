-- What somebody noted of a thing in one of their lists.
ALTER TABLE wishlist_places ADD COLUMN note text NOT NULL DEFAULT '';
ALTER TABLE wishlist_locations ADD COLUMN note text NOT NULL DEFAULT '';
