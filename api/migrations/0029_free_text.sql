ALTER TABLE "accounting_connection" ALTER COLUMN "reference_field" SET DEFAULT 3;--> statement-breakpoint
ALTER TABLE "ledger_account" ADD COLUMN "is_free_text_closed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "accounting_connection" SET "reference_field" = 3;