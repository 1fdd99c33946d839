-- What an account's owner has chosen of how the site looks and counts; what they never chose is not in it.
ALTER TABLE users ADD COLUMN settings jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(settings) = 'object');
-- Where their trips begin unless another city is named.
ALTER TABLE users ADD COLUMN home_city_id integer REFERENCES cities ON DELETE SET NULL;
