-- What is kept in memory for somebody is outdated when what is said of them changes, or what is in their lists.
CREATE FUNCTION tell_of_user_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('user_changes', NEW.id::text);
  RETURN NULL;
END $$;
CREATE TRIGGER user_changes_told AFTER UPDATE ON users FOR EACH ROW
  WHEN ((OLD.name, OLD.email) IS DISTINCT FROM (NEW.name, NEW.email)) EXECUTE FUNCTION tell_of_user_change();

CREATE FUNCTION tell_of_list_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('user_changes', coalesce(NEW.user_id, OLD.user_id)::text);
  RETURN NULL;
END $$;
CREATE TRIGGER list_changes_told AFTER UPDATE OF deleted_at OR DELETE ON wishlists
  FOR EACH ROW EXECUTE FUNCTION tell_of_list_change();

CREATE FUNCTION tell_of_list_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('user_changes', user_id::text) FROM wishlists WHERE id = coalesce(NEW.wishlist_id, OLD.wishlist_id);
  RETURN NULL;
END $$;
CREATE TRIGGER list_entries_told AFTER INSERT OR DELETE ON wishlist_places
  FOR EACH ROW EXECUTE FUNCTION tell_of_list_entry();
