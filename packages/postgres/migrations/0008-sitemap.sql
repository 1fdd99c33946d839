-- The maps for search engines as a job wrote them last.
CREATE TABLE sitemap_parts (
  address text NOT NULL,
  part integer NOT NULL,
  xml text NOT NULL,
  PRIMARY KEY (address, part)
);
