-- A credit counts in the box of the VAT return where the invoice does that it takes back. Those that went to a customer who
-- was put right in between are counted anew by the job; only of reverse charge the box follows from who it went to.
UPDATE "invoice" AS credit SET "has_vat_amounts" = false
FROM "invoice" AS original
WHERE original."relation_id" = credit."relation_id" AND original."id" = credit."credited_invoice_id"
  AND credit."has_vat_amounts"
  AND EXISTS (
    SELECT FROM "invoice_vat" AS kept
    WHERE kept."relation_id" = credit."relation_id" AND kept."invoice_id" = credit."id" AND kept."tax_id" = 4
  )
  AND (credit."to_party" ->> 'country', credit."to_party" ->> 'tax_number')
    IS DISTINCT FROM (original."to_party" ->> 'country', original."to_party" ->> 'tax_number');--> statement-breakpoint
DELETE FROM "invoice_vat" AS kept USING "invoice" AS credit
WHERE kept."relation_id" = credit."relation_id" AND kept."invoice_id" = credit."id"
  AND NOT credit."has_vat_amounts" AND credit."credited_invoice_id" IS NOT NULL;
