ALTER TABLE "invoice" drop column "open_amount";--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "open_amount" numeric(14, 2) GENERATED ALWAYS AS (CASE WHEN status IN (5, 6) AND NOT is_credit THEN CASE WHEN total < 0 THEN LEAST(total - amount_paid - credited, 0) ELSE GREATEST(total - amount_paid - credited, 0) END ELSE 0 END) STORED NOT NULL;--> statement-breakpoint
-- What is to be given back was counted as nothing until now.
UPDATE "invoice_tally" AS tally SET "open_amount" = tally.open_amount + negative.open_amount
FROM (SELECT relation_id, date, status, due_date, sum(open_amount) AS open_amount
      FROM "invoice" WHERE open_amount < 0 GROUP BY relation_id, date, status, due_date) AS negative
WHERE tally.relation_id = negative.relation_id AND tally.date = negative.date
  AND tally.status = negative.status AND tally.due_date = negative.due_date;
