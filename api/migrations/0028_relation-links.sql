DROP INDEX "accounting_relation_of_party";--> statement-breakpoint
ALTER TABLE "accounting_relation" ADD COLUMN "office_code" text NOT NULL;--> statement-breakpoint
ALTER TABLE "accounting_relation" ADD COLUMN "type" smallint NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_account" ADD COLUMN "tax_number" text;--> statement-breakpoint
ALTER TABLE "ledger_account" ADD COLUMN "bank_accounts" text[];--> statement-breakpoint
ALTER TABLE "ledger_account" ADD COLUMN "details_read_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "accounting_relation" ADD CONSTRAINT "accounting_relation_of_party" UNIQUE("relation_id","enterprise_relation_id","office_code","type");