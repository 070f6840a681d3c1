-- Keeps invoice_tally equal to the invoices, with one statement for all rows that a statement changed:
-- the days are taken in the order of the key, so that two of these never wait for each other.
-- Only what is open (5 and 6) falls due; of the rest the due date counts for nothing, and is the date.
CREATE FUNCTION invoice_tally_follows() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  gone text := 'SELECT -1 AS times, * FROM old_rows';
  here text := 'SELECT 1 AS times, * FROM new_rows';
  changes text := CASE TG_OP WHEN 'INSERT' THEN here WHEN 'DELETE' THEN gone
                             ELSE gone || ' UNION ALL ' || here END;
BEGIN
  EXECUTE format(
    'INSERT INTO invoice_tally AS tally
       (relation_id, date, status, expiration_date, invoices, total, total_ex_tax, amount_paid)
     SELECT relation_id, date, status, due, sum(times),
            sum(sign * total), sum(sign * total_ex_tax), sum(sign * amount_paid)
     FROM (SELECT *, CASE WHEN is_credit THEN -times ELSE times END AS sign,
                  CASE WHEN status IN (5, 6) THEN expiration_date ELSE date END AS due
           FROM (%s) AS rows) AS signed
     GROUP BY relation_id, date, status, due
     HAVING sum(times) <> 0 OR sum(sign * total) <> 0
         OR sum(sign * total_ex_tax) <> 0 OR sum(sign * amount_paid) <> 0
     ORDER BY relation_id, date, status, due
     ON CONFLICT (relation_id, date, status, expiration_date) DO UPDATE SET
       invoices = tally.invoices + excluded.invoices,
       total = tally.total + excluded.total,
       total_ex_tax = tally.total_ex_tax + excluded.total_ex_tax,
       amount_paid = tally.amount_paid + excluded.amount_paid', changes);

  IF TG_OP <> 'INSERT' THEN
    -- These rows are locked by the statement above.
    DELETE FROM invoice_tally AS tally USING old_rows AS left_row
    WHERE tally.relation_id = left_row.relation_id AND tally.date = left_row.date
      AND tally.status = left_row.status
      AND tally.expiration_date = CASE WHEN left_row.status IN (5, 6) THEN left_row.expiration_date
                                       ELSE left_row.date END
      AND tally.invoices = 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER invoice_tally_follows_insert AFTER INSERT ON invoice
REFERENCING NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION invoice_tally_follows();
--> statement-breakpoint
CREATE TRIGGER invoice_tally_follows_update AFTER UPDATE ON invoice
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION invoice_tally_follows();
--> statement-breakpoint
CREATE TRIGGER invoice_tally_follows_delete AFTER DELETE ON invoice
REFERENCING OLD TABLE AS old_rows
FOR EACH STATEMENT EXECUTE FUNCTION invoice_tally_follows();
