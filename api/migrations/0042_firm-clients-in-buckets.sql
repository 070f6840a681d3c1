CREATE TABLE "firm_client_bucket" (
	"administration_id" integer NOT NULL,
	"active" smallint NOT NULL,
	"bucket" integer NOT NULL,
	"name" text COLLATE "und-x-icu" NOT NULL,
	"first_id" integer NOT NULL,
	CONSTRAINT "firm_client_bucket_administration_id_active_bucket_pk" PRIMARY KEY("administration_id","active","bucket")
);
--> statement-breakpoint
DROP INDEX "firm_client_tally_of_firm";--> statement-breakpoint
ALTER TABLE "firm_client_tally" ADD COLUMN "bucket" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "firm_client_bucket" ADD CONSTRAINT "firm_client_bucket_administration_id_relation_id_fk" FOREIGN KEY ("administration_id") REFERENCES "public"."relation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "firm_client_bucket_by_name" ON "firm_client_bucket" USING btree ("administration_id","active","name","first_id");--> statement-breakpoint
CREATE INDEX "firm_client_tally_of_firm" ON "firm_client_tally" USING btree ("administration_id","active","hidden","type","bucket");
--> statement-breakpoint
-- The tally of a firm's clients counts buckets of the list by name apart, as those of customers and products do.
DO $make$
DECLARE
  kind record;
BEGIN
  FOR kind IN SELECT * FROM (VALUES
    ('insert', 'SELECT 1 AS times, * FROM new_rows'),
    ('delete', 'SELECT -1 AS times, * FROM old_rows'),
    ('update', 'SELECT -1 AS times, * FROM old_rows UNION ALL SELECT 1 AS times, * FROM new_rows')
  ) AS kinds (name, changes)
  LOOP
    EXECUTE format($function$
      CREATE OR REPLACE FUNCTION firm_client_tally_on_%1$s() RETURNS trigger LANGUAGE plpgsql AS $body$
      DECLARE
        changed record;
      BEGIN
        PERFORM pg_advisory_xact_lock_shared(4730004, firm)
        FROM (SELECT DISTINCT administration_id AS firm FROM (%2$s) AS each_row) AS firms;
        FOR changed IN
          SELECT administration_id, active, hidden, type, bucket, sum(times) AS times
          FROM (%2$s) AS each_row,
            LATERAL (SELECT coalesce((
              SELECT begun.bucket FROM firm_client_bucket AS begun
              WHERE begun.administration_id = each_row.administration_id AND begun.active = each_row.active
                AND (begun.name, begun.first_id) <= (each_row.name, each_row.enterprise_id)
              ORDER BY begun.name DESC, begun.first_id DESC LIMIT 1), 0) AS bucket) AS its
          WHERE is_there = 1
          GROUP BY administration_id, active, hidden, type, bucket HAVING sum(times) <> 0
        LOOP
          UPDATE firm_client_tally SET clients = clients + changed.times
          WHERE id = (
            SELECT id FROM firm_client_tally AS tally
            WHERE tally.administration_id = changed.administration_id AND tally.active = changed.active
              AND tally.hidden = changed.hidden AND tally.type = changed.type AND tally.bucket = changed.bucket
            LIMIT 1 FOR UPDATE SKIP LOCKED);
          IF NOT FOUND THEN
            INSERT INTO firm_client_tally (administration_id, active, hidden, type, bucket, clients)
            VALUES (changed.administration_id, changed.active, changed.hidden, changed.type, changed.bucket,
              changed.times);
          END IF;
        END LOOP;
        RETURN NULL;
      END $body$ $function$, kind.name, kind.changes);
  END LOOP;
END $make$;
