-- Guides are kept in memory like the rest of the catalogue.
DO $$
DECLARE changed text;
BEGIN
  FOREACH changed IN ARRAY ARRAY['connections', 'festivals', 'festival_dates'] LOOP
    EXECUTE format('CREATE TRIGGER told_of_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change(''catalogue_changes'')', changed);
  END LOOP;
END $$;
