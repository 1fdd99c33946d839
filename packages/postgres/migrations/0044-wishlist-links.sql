-- A link by which anybody may look at a list. Only a hash of its token is stored; the token is derived anew from the nonce and
-- the site's secret whenever the owner asks for the link again.
ALTER TABLE wishlists ADD COLUMN link_nonce bytea, ADD COLUMN link_hash bytea UNIQUE,
  ADD CHECK ((link_nonce IS NULL) = (link_hash IS NULL));
