CREATE TABLE "invoice_month_tally" (
	"relation_id" integer NOT NULL,
	"date" date NOT NULL,
	"status" smallint NOT NULL,
	"due_date" date NOT NULL,
	"invoices" integer NOT NULL,
	"total" numeric(14, 2) NOT NULL,
	"total_ex_tax" numeric(14, 2) NOT NULL,
	"amount_paid" numeric(14, 2) NOT NULL,
	"open_amount" numeric(14, 2) NOT NULL,
	CONSTRAINT "invoice_month_tally_relation_id_date_status_due_date_pk" PRIMARY KEY("relation_id","date","status","due_date")
);
--> statement-breakpoint
ALTER TABLE "invoice" drop column "due_date";--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "due_date" date GENERATED ALWAYS AS (CASE WHEN NOT (status IN (5, 6) AND NOT is_credit) THEN DATE 'infinity' WHEN GREATEST(total - amount_paid - credited, 0) > 0 THEN expiration_date WHEN CASE WHEN total < 0 THEN LEAST(total - amount_paid - credited, 0) ELSE GREATEST(total - amount_paid - credited, 0) END < 0 THEN DATE '9999-12-31' ELSE DATE 'infinity' END) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_month_tally" ADD CONSTRAINT "invoice_month_tally_relation_id_relation_id_fk" FOREIGN KEY ("relation_id") REFERENCES "public"."relation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_tally_by_due_date" ON "invoice_tally" USING btree ("relation_id","due_date");--> statement-breakpoint
-- Rows that are counted up and down stay on their page.
ALTER TABLE "invoice_tally" SET (fillfactor = 70);--> statement-breakpoint
ALTER TABLE "invoice_month_tally" SET (fillfactor = 50);--> statement-breakpoint
CREATE FUNCTION first_of_month(day date) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN date_trunc('month', day::timestamp)::date;
--> statement-breakpoint
-- Both tallies anew: what is to be given back has another due date now.
DELETE FROM "invoice_tally";--> statement-breakpoint
INSERT INTO "invoice_tally"
  (relation_id, date, status, due_date, invoices, total, total_ex_tax, amount_paid, open_amount)
SELECT relation_id, date, status, due_date, count(*), sum(sign * total), sum(sign * total_ex_tax),
       sum(sign * amount_paid), sum(open_amount)
FROM (SELECT *, CASE WHEN is_credit THEN -1 ELSE 1 END AS sign FROM "invoice") AS signed
GROUP BY relation_id, date, status, due_date;
--> statement-breakpoint
INSERT INTO "invoice_month_tally"
  (relation_id, date, status, due_date, invoices, total, total_ex_tax, amount_paid, open_amount)
SELECT relation_id, first_of_month(date), status, first_of_month(due_date), sum(invoices), sum(total),
       sum(total_ex_tax), sum(amount_paid), sum(open_amount)
FROM "invoice_tally"
GROUP BY relation_id, first_of_month(date), status, first_of_month(due_date);
--> statement-breakpoint
DROP TRIGGER invoice_tally_follows_insert ON invoice;--> statement-breakpoint
DROP TRIGGER invoice_tally_follows_update ON invoice;--> statement-breakpoint
DROP TRIGGER invoice_tally_follows_delete ON invoice;--> statement-breakpoint
DROP FUNCTION invoice_tally_follows();--> statement-breakpoint
-- Keep both tallies equal to the invoices, with one statement each for all rows that a statement changed: first the
-- days, then the months, each in the order of the key, so that two of these never wait for each other. A change of
-- nothing that is tallied, as of the file of a PDF, ends after the first.
-- There is one function for each kind of change, since its statements are planned once: what is written here is the
-- same for all, but for where the rows come from.
DO $make$
DECLARE
  gone text := 'SELECT -1 AS times, * FROM old_rows';
  here text := 'SELECT 1 AS times, * FROM new_rows';
  kind record;
BEGIN
  FOR kind IN SELECT * FROM (VALUES
    ('insert', here, 'NEW TABLE AS new_rows'),
    ('delete', gone, 'OLD TABLE AS old_rows'),
    ('update', gone || ' UNION ALL ' || here, 'OLD TABLE AS old_rows NEW TABLE AS new_rows')
  ) AS kinds (name, changes, tables)
  LOOP
    EXECUTE format($function$
      CREATE FUNCTION invoice_tally_on_%1$s() RETURNS trigger LANGUAGE plpgsql AS $body$
      BEGIN
        INSERT INTO invoice_tally AS tally
          (relation_id, date, status, due_date, invoices, total, total_ex_tax, amount_paid, open_amount)
        SELECT relation_id, date, status, due_date, sum(times),
               sum(sign * total), sum(sign * total_ex_tax), sum(sign * amount_paid), sum(times * open_amount)
        FROM (SELECT *, CASE WHEN is_credit THEN -times ELSE times END AS sign FROM (%2$s) AS rows) AS signed
        GROUP BY relation_id, date, status, due_date
        HAVING sum(times) <> 0 OR sum(sign * total) <> 0 OR sum(sign * total_ex_tax) <> 0
            OR sum(sign * amount_paid) <> 0 OR sum(times * open_amount) <> 0
        ORDER BY relation_id, date, status, due_date
        ON CONFLICT (relation_id, date, status, due_date) DO UPDATE SET
          invoices = tally.invoices + excluded.invoices,
          total = tally.total + excluded.total,
          total_ex_tax = tally.total_ex_tax + excluded.total_ex_tax,
          amount_paid = tally.amount_paid + excluded.amount_paid,
          open_amount = tally.open_amount + excluded.open_amount;
        IF NOT FOUND THEN RETURN NULL; END IF;

        INSERT INTO invoice_month_tally AS tally
          (relation_id, date, status, due_date, invoices, total, total_ex_tax, amount_paid, open_amount)
        SELECT relation_id, first_of_month(date), status, first_of_month(due_date), sum(times),
               sum(sign * total), sum(sign * total_ex_tax), sum(sign * amount_paid), sum(times * open_amount)
        FROM (SELECT *, CASE WHEN is_credit THEN -times ELSE times END AS sign FROM (%2$s) AS rows) AS signed
        GROUP BY relation_id, first_of_month(date), status, first_of_month(due_date)
        HAVING sum(times) <> 0 OR sum(sign * total) <> 0 OR sum(sign * total_ex_tax) <> 0
            OR sum(sign * amount_paid) <> 0 OR sum(times * open_amount) <> 0
        ORDER BY relation_id, first_of_month(date), status, first_of_month(due_date)
        ON CONFLICT (relation_id, date, status, due_date) DO UPDATE SET
          invoices = tally.invoices + excluded.invoices,
          total = tally.total + excluded.total,
          total_ex_tax = tally.total_ex_tax + excluded.total_ex_tax,
          amount_paid = tally.amount_paid + excluded.amount_paid,
          open_amount = tally.open_amount + excluded.open_amount;
        %3$s
        RETURN NULL;
      END $body$ $function$,
      kind.name, kind.changes,
      CASE WHEN kind.name = 'insert' THEN '' ELSE $gone$
        -- These rows are locked by the statements above.
        DELETE FROM invoice_tally AS tally USING old_rows AS left_row
        WHERE tally.relation_id = left_row.relation_id AND tally.date = left_row.date
          AND tally.status = left_row.status AND tally.due_date = left_row.due_date
          AND tally.invoices = 0;
        IF FOUND THEN
          DELETE FROM invoice_month_tally AS tally USING old_rows AS left_row
          WHERE tally.relation_id = left_row.relation_id AND tally.date = first_of_month(left_row.date)
            AND tally.status = left_row.status AND tally.due_date = first_of_month(left_row.due_date)
            AND tally.invoices = 0;
        END IF;
      $gone$ END);
    EXECUTE format(
      'CREATE TRIGGER invoice_tally_follows_%1$s AFTER %1$s ON invoice REFERENCING %2$s
       FOR EACH STATEMENT EXECUTE FUNCTION invoice_tally_on_%1$s()', kind.name, kind.tables);
  END LOOP;
END $make$;
