ALTER TABLE "invoice" ADD COLUMN "given_back" numeric(14, 2);--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "pdf_failed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "invoice_without_pdf" ON "invoice" USING btree ("relation_id","pdf_failed_at") WHERE "invoice"."pdf_failed_at" is not null;--> statement-breakpoint
-- Credits that were sent before this was kept say on paper that all of it goes back.
UPDATE "invoice" SET "given_back" = "total" WHERE "is_credit" AND "invoice_number" IS NOT NULL;
