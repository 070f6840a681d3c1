CREATE TABLE "booking_item_tally" (
	"relation_id" integer NOT NULL,
	"date" date NOT NULL,
	"status" smallint NOT NULL,
	"items" integer NOT NULL,
	CONSTRAINT "booking_item_tally_relation_id_date_status_pk" PRIMARY KEY("relation_id","date","status")
);
--> statement-breakpoint
CREATE TABLE "customer_tally" (
	"owner_relation_id" integer NOT NULL,
	"active" smallint NOT NULL,
	"hidden" smallint NOT NULL,
	"customers" integer NOT NULL,
	CONSTRAINT "customer_tally_owner_relation_id_active_hidden_pk" PRIMARY KEY("owner_relation_id","active","hidden")
);
--> statement-breakpoint
ALTER TABLE "booking_item_tally" ADD CONSTRAINT "booking_item_tally_relation_id_relation_id_fk" FOREIGN KEY ("relation_id") REFERENCES "public"."relation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_tally" ADD CONSTRAINT "customer_tally_owner_relation_id_relation_id_fk" FOREIGN KEY ("owner_relation_id") REFERENCES "public"."relation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_item_by_name" ON "booking_item" USING btree ("relation_id",lower("file_name"),"id");--> statement-breakpoint
CREATE INDEX "booking_item_by_tag" ON "booking_item" USING btree ("relation_id","tag","id");--> statement-breakpoint
ALTER TABLE "customer_tally" SET (fillfactor = 50);--> statement-breakpoint
ALTER TABLE "booking_item_tally" SET (fillfactor = 70);--> statement-breakpoint
INSERT INTO "customer_tally" (owner_relation_id, active, hidden, customers)
SELECT owner_relation_id, active, hidden, count(*) FROM "relation"
WHERE owner_relation_id IS NOT NULL GROUP BY owner_relation_id, active, hidden;
--> statement-breakpoint
INSERT INTO "booking_item_tally" (relation_id, date, status, items)
SELECT relation_id, (uploaded_date AT TIME ZONE 'Europe/Amsterdam')::date, status, count(*)
FROM "booking_item" GROUP BY 1, 2, 3;
--> statement-breakpoint
-- Keep both tallies equal to what they count, as those of invoices: with one statement for all rows that a statement
-- changed, in the order of the key. What a tally leaves out is left out here, in the condition on its rows.
DO $make$
DECLARE
  kind record;
  counted record;
BEGIN
  FOR counted IN SELECT * FROM (VALUES
    ('customer_tally', 'relation', 'owner_relation_id, active, hidden', 'customers',
     'owner_relation_id, active, hidden', 'owner_relation_id IS NOT NULL'),
    ('booking_item_tally', 'booking_item', 'relation_id, date, status', 'items',
     $columns$relation_id, (uploaded_date AT TIME ZONE 'Europe/Amsterdam')::date AS date, status$columns$, 'true')
  ) AS tallies (tally, of_table, key, number, columns, which)
  LOOP
    FOR kind IN SELECT * FROM (VALUES
      ('insert', 'SELECT 1 AS times, * FROM new_rows', 'NEW TABLE AS new_rows'),
      ('delete', 'SELECT -1 AS times, * FROM old_rows', 'OLD TABLE AS old_rows'),
      ('update', 'SELECT -1 AS times, * FROM old_rows UNION ALL SELECT 1 AS times, * FROM new_rows',
       'OLD TABLE AS old_rows NEW TABLE AS new_rows')
    ) AS kinds (name, changes, tables)
    LOOP
      EXECUTE format($function$
        CREATE FUNCTION %1$s_on_%2$s() RETURNS trigger LANGUAGE plpgsql AS $body$
        BEGIN
          INSERT INTO %1$s AS tally (%3$s, %4$s)
          SELECT %3$s, sum(times)
          FROM (SELECT times, %5$s FROM (%6$s) AS rows WHERE %7$s) AS changed
          GROUP BY %3$s HAVING sum(times) <> 0 ORDER BY %3$s
          ON CONFLICT (%3$s) DO UPDATE SET %4$s = tally.%4$s + excluded.%4$s;
          RETURN NULL;
        END $body$ $function$,
        counted.tally, kind.name, counted.key, counted.number, counted.columns, kind.changes, counted.which);
      EXECUTE format(
        'CREATE TRIGGER %1$s_follows_%2$s AFTER %2$s ON %3$I REFERENCING %4$s
         FOR EACH STATEMENT EXECUTE FUNCTION %1$s_on_%2$s()',
        counted.tally, kind.name, counted.of_table, kind.tables);
    END LOOP;
  END LOOP;
END $make$;
