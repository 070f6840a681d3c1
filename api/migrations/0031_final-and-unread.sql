ALTER TABLE "ledger_account" ADD COLUMN "details_not_before" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "ledger_account" ADD COLUMN "is_final" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "office_lease" ADD COLUMN "wanted_until" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "ledger_account_unread" ON "ledger_account" USING btree ("relation_id","office_code","id") WHERE active and details_read_at is null and type in (4, 5);