-- Searching inside texts by trigram; comes with PostgreSQL and with the embedded database.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
