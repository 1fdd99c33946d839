-- In which part of Asia a destination lies. Loads of the catalogue write it; what was loaded before is known by its country.
ALTER TABLE locations ADD COLUMN region text;
UPDATE locations SET region = CASE
  WHEN country_code IN ('CN', 'HK', 'JP', 'KR', 'MN', 'MO', 'TW') THEN 'east'
  WHEN country_code IN ('ID', 'KH', 'LA', 'MM', 'MY', 'PH', 'SG', 'TH', 'VN') THEN 'south-east'
  WHEN country_code IN ('BD', 'BT', 'IN', 'LK', 'MV', 'NP', 'PK') THEN 'south'
  WHEN country_code IN ('KG', 'KZ', 'UZ') THEN 'central'
  WHEN country_code IN ('AM', 'AZ', 'GE') THEN 'caucasus'
  WHEN country_code IN ('AE', 'IL', 'JO', 'OM', 'QA', 'SA', 'TR') THEN 'west' END;
