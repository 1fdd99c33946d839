-- Every process keeps the catalogue in memory. Each is told when it has changed, once a transaction, whoever changed it.
CREATE FUNCTION tell_of_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify(TG_ARGV[0], '');
  RETURN NULL;
END $$;

DO $$
DECLARE changed text;
BEGIN
  FOREACH changed IN ARRAY ARRAY['countries', 'locations', 'places', 'hotels', 'products', 'product_stops', 'posts', 'categories',
    'post_categories', 'post_locations', 'exchange_rates'] LOOP
    EXECUTE format('CREATE TRIGGER told_of_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change(''catalogue_changes'')', changed);
  END LOOP;
END $$;

CREATE TRIGGER told_of_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ratings
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change('rating_changes');
