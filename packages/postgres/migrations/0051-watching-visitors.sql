-- Which browser of a guest has the trip open, so that its pages are told from those of others; null for people with an account.
ALTER TABLE trip_watchers ADD COLUMN visitor uuid;
