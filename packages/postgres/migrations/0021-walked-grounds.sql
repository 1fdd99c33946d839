-- The grounds that a place lies in, when one goes on foot only there: no way between two places of them is a drive.
ALTER TABLE places ADD COLUMN walked_in text;
