-- What one unit of the anchor buys. An anchor is EUR, or another row: a peg follows what it is fixed to.
CREATE TABLE exchange_rates (
  currency text PRIMARY KEY,
  anchor text NOT NULL,
  per_anchor float8 NOT NULL CHECK (per_anchor > 0),
  kind text NOT NULL CHECK (kind IN ('ecb', 'peg', 'approximate')),
  as_of date NOT NULL,
  source text NOT NULL,
  CHECK (anchor <> currency)
);
