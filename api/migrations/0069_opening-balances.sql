ALTER TABLE "invoice" ADD COLUMN "is_opening_balance" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- The functions that keep both tallies, as they were made with the months, but that an opening balance adds nothing to
-- what was invoiced: only to how many there are, what is paid and what is open.
DO $make$
DECLARE
  gone text := 'SELECT -1 AS times, * FROM old_rows';
  here text := 'SELECT 1 AS times, * FROM new_rows';
  kind record;
BEGIN
  FOR kind IN SELECT * FROM (VALUES
    ('insert', here),
    ('delete', gone),
    ('update', gone || ' UNION ALL ' || here)
  ) AS kinds (name, changes)
  LOOP
    EXECUTE format($function$
      CREATE OR REPLACE FUNCTION invoice_tally_on_%1$s() RETURNS trigger LANGUAGE plpgsql AS $body$
      BEGIN
        INSERT INTO invoice_tally AS tally
          (relation_id, date, status, due_date, invoices, total, total_ex_tax, amount_paid, open_amount)
        SELECT relation_id, date, status, due_date, sum(times),
               sum(turnover_sign * total), sum(turnover_sign * total_ex_tax), sum(sign * amount_paid), sum(times * open_amount)
        FROM (SELECT *, CASE WHEN is_credit THEN -times ELSE times END AS sign,
                CASE WHEN is_opening_balance THEN 0 WHEN is_credit THEN -times ELSE times END AS turnover_sign
              FROM (%2$s) AS rows) AS signed
        GROUP BY relation_id, date, status, due_date
        HAVING sum(times) <> 0 OR sum(turnover_sign * total) <> 0 OR sum(turnover_sign * total_ex_tax) <> 0
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
               sum(turnover_sign * total), sum(turnover_sign * total_ex_tax), sum(sign * amount_paid), sum(times * open_amount)
        FROM (SELECT *, CASE WHEN is_credit THEN -times ELSE times END AS sign,
                CASE WHEN is_opening_balance THEN 0 WHEN is_credit THEN -times ELSE times END AS turnover_sign
              FROM (%2$s) AS rows) AS signed
        GROUP BY relation_id, first_of_month(date), status, first_of_month(due_date)
        HAVING sum(times) <> 0 OR sum(turnover_sign * total) <> 0 OR sum(turnover_sign * total_ex_tax) <> 0
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
  END LOOP;
END $make$;
