-- Who was taken off a trip: no link lets them in again but one that an owner mails to them.
CREATE TABLE trip_removals (
  trip_id uuid NOT NULL REFERENCES trips ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  PRIMARY KEY (trip_id, user_id)
);
CREATE INDEX trip_removals_of_user ON trip_removals (user_id);

-- Who mailed the link: what they sent ends when they are taken off the trip.
ALTER TABLE trip_links ADD COLUMN sent_by uuid REFERENCES users ON DELETE SET NULL;
CREATE INDEX trip_links_sent_by ON trip_links (sent_by) WHERE sent_by IS NOT NULL;
