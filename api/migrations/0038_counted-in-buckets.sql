CREATE TABLE "product_bucket" (
	"relation_id" integer NOT NULL,
	"active" smallint NOT NULL,
	"bucket" integer NOT NULL,
	"title" text COLLATE "und-x-icu" NOT NULL,
	"first_id" integer NOT NULL,
	CONSTRAINT "product_bucket_relation_id_active_bucket_pk" PRIMARY KEY("relation_id","active","bucket")
);
--> statement-breakpoint
CREATE TABLE "customer_bucket" (
	"owner_relation_id" integer NOT NULL,
	"active" smallint NOT NULL,
	"bucket" integer NOT NULL,
	"name" text COLLATE "und-x-icu" NOT NULL,
	"first_id" integer NOT NULL,
	CONSTRAINT "customer_bucket_owner_relation_id_active_bucket_pk" PRIMARY KEY("owner_relation_id","active","bucket")
);
--> statement-breakpoint
DROP INDEX "product_tally_of_company";--> statement-breakpoint
DROP INDEX "customer_tally_of_owner";--> statement-breakpoint
ALTER TABLE "product_tally" ADD COLUMN "bucket" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_tally" ADD COLUMN "bucket" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_bucket" ADD CONSTRAINT "product_bucket_relation_id_relation_id_fk" FOREIGN KEY ("relation_id") REFERENCES "public"."relation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_bucket" ADD CONSTRAINT "customer_bucket_owner_relation_id_relation_id_fk" FOREIGN KEY ("owner_relation_id") REFERENCES "public"."relation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_bucket_by_title" ON "product_bucket" USING btree ("relation_id","active","title","first_id");--> statement-breakpoint
CREATE INDEX "customer_bucket_by_name" ON "customer_bucket" USING btree ("owner_relation_id","active","name","first_id");--> statement-breakpoint
CREATE INDEX "product_tally_of_company" ON "product_tally" USING btree ("relation_id","active","bucket");--> statement-breakpoint
CREATE INDEX "customer_tally_of_owner" ON "customer_tally" USING btree ("owner_relation_id","active","hidden","bucket");
--> statement-breakpoint
-- Of customers and products the tally counts buckets of the list by name apart, so that a page in the middle of a long one
-- is found without passing those before it. Where buckets begin is changed only while nobody counts in them, which the
-- lock sees to; each statement of a trigger looks anew where they begin.
DO $make$
DECLARE
  kind record;
  counted record;
BEGIN
  FOR counted IN
    SELECT *,
           (SELECT string_agg(format('changed.%s', part), ', ') FROM regexp_split_to_table(key, ', ') AS part) AS its_key,
           (SELECT string_agg(format('tally.%1$s = changed.%1$s', part), ' AND ')
            FROM regexp_split_to_table(key, ', ') AS part) AS has_key
    FROM (VALUES
      ('customer_tally', 'owner_relation_id', 'owner_relation_id, active, hidden, bucket', 'customers', 'customer_bucket',
       'name'),
      ('product_tally', 'relation_id', 'relation_id, active, bucket', 'products', 'product_bucket', 'title')
    ) AS tallies (tally, company, key, number, buckets, name)
  LOOP
    FOR kind IN SELECT * FROM (VALUES
      ('insert', 'SELECT 1 AS times, * FROM new_rows'),
      ('delete', 'SELECT -1 AS times, * FROM old_rows'),
      ('update', 'SELECT -1 AS times, * FROM old_rows UNION ALL SELECT 1 AS times, * FROM new_rows')
    ) AS kinds (name, changes)
    LOOP
      EXECUTE format($function$
        CREATE OR REPLACE FUNCTION %1$s_on_%2$s() RETURNS trigger LANGUAGE plpgsql AS $body$
        DECLARE
          changed record;
        BEGIN
          PERFORM pg_advisory_xact_lock_shared(4730004, company)
          FROM (SELECT DISTINCT %3$s AS company FROM (%4$s) AS each_row WHERE %3$s IS NOT NULL) AS companies;
          FOR changed IN
            SELECT %5$s, sum(times) AS times
            FROM (%4$s) AS each_row,
              LATERAL (SELECT coalesce((
                SELECT begun.bucket FROM %6$s AS begun
                WHERE begun.%3$s = each_row.%3$s AND begun.active = each_row.active
                  AND (begun.%7$s, begun.first_id) <= (each_row.%7$s, each_row.id)
                ORDER BY begun.%7$s DESC, begun.first_id DESC LIMIT 1), 0) AS bucket) AS its
            WHERE %3$s IS NOT NULL
            GROUP BY %5$s HAVING sum(times) <> 0
          LOOP
            UPDATE %1$s AS tally SET %8$s = %8$s + changed.times
            WHERE id = (SELECT id FROM %1$s AS tally WHERE %9$s LIMIT 1 FOR UPDATE SKIP LOCKED);
            IF NOT FOUND THEN
              INSERT INTO %1$s (%5$s, %8$s) VALUES (%10$s, changed.times);
            END IF;
          END LOOP;
          RETURN NULL;
        END $body$ $function$,
        counted.tally, kind.name, counted.company, kind.changes, counted.key, counted.buckets, counted.name,
        counted.number, counted.has_key, counted.its_key);
    END LOOP;
  END LOOP;
END $make$;
