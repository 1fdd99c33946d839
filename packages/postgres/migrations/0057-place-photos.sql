-- Photographs of a place, the best first, each with its name, hash, colour and credit; what is drawn needs no row.
ALTER TABLE places ADD COLUMN photos jsonb NOT NULL DEFAULT '[]';
