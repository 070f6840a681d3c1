-- The tally of customers counts by type as well, so that a page in the middle of the list by type is found by the buckets
-- of names. It is counted anew: nobody changes a customer meanwhile, and who waits to do so is counted by the new triggers.
LOCK TABLE "relation" IN SHARE MODE;--> statement-breakpoint
DELETE FROM "customer_tally";--> statement-breakpoint
DROP INDEX "customer_tally_of_owner";--> statement-breakpoint
ALTER TABLE "customer_tally" ADD COLUMN "enterprise_relation_type" text NOT NULL;--> statement-breakpoint
INSERT INTO "customer_tally" (owner_relation_id, active, hidden, enterprise_relation_type, bucket, customers)
SELECT owner_relation_id, active, hidden, enterprise_relation_type, bucket, count(*)
FROM "relation" AS party,
  LATERAL (SELECT coalesce((
    SELECT begun.bucket FROM "customer_bucket" AS begun
    WHERE begun.owner_relation_id = party.owner_relation_id AND begun.active = party.active
      AND (begun.name, begun.first_id) <= (party.name, party.id)
    ORDER BY begun.name DESC, begun.first_id DESC LIMIT 1), 0) AS bucket) AS its
WHERE owner_relation_id IS NOT NULL
GROUP BY owner_relation_id, party.active, hidden, enterprise_relation_type, its.bucket;
--> statement-breakpoint
CREATE INDEX "customer_tally_of_owner" ON "customer_tally" USING btree ("owner_relation_id","active","hidden","enterprise_relation_type","bucket");
--> statement-breakpoint
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
      CREATE OR REPLACE FUNCTION customer_tally_on_%1$s() RETURNS trigger LANGUAGE plpgsql AS $body$
      DECLARE
        changed record;
      BEGIN
        PERFORM pg_advisory_xact_lock_shared(4730004, company)
        FROM (
          SELECT DISTINCT owner_relation_id AS company FROM (%2$s) AS each_row WHERE owner_relation_id IS NOT NULL
        ) AS companies;
        FOR changed IN
          SELECT owner_relation_id, active, hidden, enterprise_relation_type, bucket, sum(times) AS times
          FROM (%2$s) AS each_row,
            LATERAL (SELECT coalesce((
              SELECT begun.bucket FROM customer_bucket AS begun
              WHERE begun.owner_relation_id = each_row.owner_relation_id AND begun.active = each_row.active
                AND (begun.name, begun.first_id) <= (each_row.name, each_row.id)
              ORDER BY begun.name DESC, begun.first_id DESC LIMIT 1), 0) AS bucket) AS its
          WHERE owner_relation_id IS NOT NULL
          GROUP BY owner_relation_id, active, hidden, enterprise_relation_type, bucket HAVING sum(times) <> 0
        LOOP
          UPDATE customer_tally SET customers = customers + changed.times
          WHERE id = (
            SELECT id FROM customer_tally AS tally
            WHERE tally.owner_relation_id = changed.owner_relation_id AND tally.active = changed.active
              AND tally.hidden = changed.hidden
              AND tally.enterprise_relation_type = changed.enterprise_relation_type
              AND tally.bucket = changed.bucket
            LIMIT 1 FOR UPDATE SKIP LOCKED);
          IF NOT FOUND THEN
            INSERT INTO customer_tally
              (owner_relation_id, active, hidden, enterprise_relation_type, bucket, customers)
            VALUES (changed.owner_relation_id, changed.active, changed.hidden, changed.enterprise_relation_type,
              changed.bucket, changed.times);
          END IF;
        END LOOP;
        RETURN NULL;
      END $body$ $function$, kind.name, kind.changes);
  END LOOP;
END $make$;
