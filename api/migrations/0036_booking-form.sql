ALTER TABLE "ledger_account" ADD COLUMN "vat_is_within_union" boolean;--> statement-breakpoint
ALTER TABLE "booking_item" ADD COLUMN "duplicate_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- The boxes of the return for supplies within the European Union; the next synchronisation says it of all codes.
UPDATE "ledger_account" SET "vat_is_within_union" = "vat_group" IN ('NL3B', 'NL4B') WHERE "type" = 7;