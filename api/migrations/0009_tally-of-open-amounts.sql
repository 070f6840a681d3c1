-- A template that is deleted takes its recurrence along.
ALTER TABLE "recurrence" ADD CONSTRAINT "recurrence_base_invoice" FOREIGN KEY ("relation_id", "base_invoice_id")
REFERENCES "invoice"("relation_id", "id") ON DELETE CASCADE;
--> statement-breakpoint
-- Keeps invoice_tally equal to the invoices, with one statement for all rows that a statement changed:
-- the days are taken in the order of the key, so that two of these never wait for each other.
CREATE OR REPLACE FUNCTION invoice_tally_follows() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  gone text := 'SELECT -1 AS times, * FROM old_rows';
  here text := 'SELECT 1 AS times, * FROM new_rows';
  changes text := CASE TG_OP WHEN 'INSERT' THEN here WHEN 'DELETE' THEN gone
                             ELSE gone || ' UNION ALL ' || here END;
BEGIN
  EXECUTE format(
    'INSERT INTO invoice_tally AS tally
       (relation_id, date, status, due_date, invoices, total, total_ex_tax, amount_paid, open_amount)
     SELECT relation_id, date, status, due_date, sum(times),
            sum(sign * total), sum(sign * total_ex_tax), sum(sign * amount_paid), sum(times * open_amount)
     FROM (SELECT *, CASE WHEN is_credit THEN -times ELSE times END AS sign FROM (%s) AS rows) AS signed
     GROUP BY relation_id, date, status, due_date
     HAVING sum(times) <> 0 OR sum(sign * total) <> 0 OR sum(sign * total_ex_tax) <> 0
         OR sum(sign * amount_paid) <> 0 OR sum(times * open_amount) <> 0
     ORDER BY relation_id, date, status, due_date
     ON CONFLICT (relation_id, date, status, due_date) DO UPDATE SET
       invoices = tally.invoices + excluded.invoices,
       total = tally.total + excluded.total,
       total_ex_tax = tally.total_ex_tax + excluded.total_ex_tax,
       amount_paid = tally.amount_paid + excluded.amount_paid,
       open_amount = tally.open_amount + excluded.open_amount', changes);

  IF TG_OP <> 'INSERT' THEN
    -- These rows are locked by the statement above.
    DELETE FROM invoice_tally AS tally USING old_rows AS left_row
    WHERE tally.relation_id = left_row.relation_id AND tally.date = left_row.date
      AND tally.status = left_row.status AND tally.due_date = left_row.due_date
      AND tally.invoices = 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
INSERT INTO invoice_tally
  (relation_id, date, status, due_date, invoices, total, total_ex_tax, amount_paid, open_amount)
SELECT relation_id, date, status, due_date, count(*), sum(sign * total), sum(sign * total_ex_tax),
       sum(sign * amount_paid), sum(open_amount)
FROM (SELECT *, CASE WHEN is_credit THEN -1 ELSE 1 END AS sign FROM invoice) AS signed
GROUP BY relation_id, date, status, due_date;
