CREATE TABLE "booking_item_date_tally" (
	"relation_id" integer NOT NULL,
	"date" date NOT NULL,
	"status" smallint NOT NULL,
	"items" integer NOT NULL,
	CONSTRAINT "booking_item_date_tally_relation_id_date_status_pk" PRIMARY KEY("relation_id","date","status")
);
--> statement-breakpoint
DROP INDEX "booking_item_search";--> statement-breakpoint
ALTER TABLE "booking_item" ADD COLUMN "supplier_name" text COLLATE "und-x-icu" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_item" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(file_name || ' ' || invoice_number || ' ' || supplier_name || ' ' || coalesce(replace(amount::text, '.', ','), ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_item_date_tally" ADD CONSTRAINT "booking_item_date_tally_relation_id_relation_id_fk" FOREIGN KEY ("relation_id") REFERENCES "public"."relation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_item_by_invoice_number" ON "booking_item" USING btree ("relation_id","invoice_number","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "booking_item_by_supplier" ON "booking_item" USING btree ("relation_id","supplier_name","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "booking_item_by_date" ON "booking_item" USING btree ("relation_id",coalesce("date", '-infinity'::date),"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "booking_item_by_amount" ON "booking_item" USING btree ("relation_id",coalesce(case when "is_credit" then -"amount" else "amount" end, '-Infinity'::numeric),"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "booking_item_search" ON "booking_item" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
-- How the relation of a document is called is a copy, by which the list is sorted and searched.
UPDATE "booking_item" AS item SET supplier_name = coalesce(nullif(party.name, ''), trim(party.first_name || ' ' || party.last_name))
FROM "relation" AS party WHERE party.id = item.supplier_relation_id;
--> statement-breakpoint
CREATE FUNCTION booking_item_names_supplier() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
  NEW.supplier_name := coalesce((
    SELECT coalesce(nullif(name, ''), trim(first_name || ' ' || last_name)) FROM relation WHERE id = NEW.supplier_relation_id), '');
  RETURN NEW;
END $body$;
--> statement-breakpoint
CREATE TRIGGER booking_item_copies_supplier BEFORE INSERT OR UPDATE OF supplier_relation_id ON "booking_item"
FOR EACH ROW EXECUTE FUNCTION booking_item_names_supplier();
--> statement-breakpoint
CREATE FUNCTION booking_item_renames_supplier() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
  UPDATE booking_item SET supplier_name = coalesce(nullif(NEW.name, ''), trim(NEW.first_name || ' ' || NEW.last_name))
  WHERE relation_id = NEW.owner_relation_id AND supplier_relation_id = NEW.id;
  RETURN NULL;
END $body$;
--> statement-breakpoint
CREATE TRIGGER booking_item_follows_supplier AFTER UPDATE ON "relation" FOR EACH ROW
WHEN (NEW.owner_relation_id IS NOT NULL
  AND (OLD.name, OLD.first_name, OLD.last_name) IS DISTINCT FROM (NEW.name, NEW.first_name, NEW.last_name))
EXECUTE FUNCTION booking_item_renames_supplier();
--> statement-breakpoint
ALTER TABLE "booking_item_date_tally" SET (fillfactor = 70);--> statement-breakpoint
INSERT INTO "booking_item_date_tally" (relation_id, date, status, items)
SELECT relation_id, date, status, count(*) FROM "booking_item" WHERE date IS NOT NULL AND deleted_at IS NULL GROUP BY 1, 2, 3;
--> statement-breakpoint
-- Those of a period of invoices are counted as those of a period in which they were handed in.
DO $make$
DECLARE
  kind record;
BEGIN
  FOR kind IN SELECT * FROM (VALUES
    ('insert', 'SELECT 1 AS times, * FROM new_rows', 'NEW TABLE AS new_rows'),
    ('delete', 'SELECT -1 AS times, * FROM old_rows', 'OLD TABLE AS old_rows'),
    ('update', 'SELECT -1 AS times, * FROM old_rows UNION ALL SELECT 1 AS times, * FROM new_rows',
     'OLD TABLE AS old_rows NEW TABLE AS new_rows')
  ) AS kinds (name, changes, tables)
  LOOP
    EXECUTE format($function$
      CREATE FUNCTION booking_item_date_tally_on_%1$s() RETURNS trigger LANGUAGE plpgsql AS $body$
      BEGIN
        INSERT INTO booking_item_date_tally AS tally (relation_id, date, status, items)
        SELECT relation_id, date, status, sum(times) FROM (%2$s) AS rows
        WHERE date IS NOT NULL AND deleted_at IS NULL
        GROUP BY relation_id, date, status HAVING sum(times) <> 0 ORDER BY relation_id, date, status
        ON CONFLICT (relation_id, date, status) DO UPDATE SET items = tally.items + excluded.items;
        RETURN NULL;
      END $body$ $function$, kind.name, kind.changes);
    EXECUTE format(
      'CREATE TRIGGER booking_item_date_tally_follows_%1$s AFTER %1$s ON booking_item REFERENCING %2$s
       FOR EACH STATEMENT EXECUTE FUNCTION booking_item_date_tally_on_%1$s()', kind.name, kind.tables);
  END LOOP;
END $make$;
--> statement-breakpoint
CREATE TRIGGER booking_item_date_tally_counts BEFORE INSERT ON booking_item_date_tally
FOR EACH ROW EXECUTE FUNCTION counts_for_company();
