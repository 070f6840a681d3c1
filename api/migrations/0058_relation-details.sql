-- In the order in which a client is written, and before anything is done.
LOCK TABLE "relation", "person" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
ALTER TABLE "relation" ADD COLUMN "initial" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "relation" ADD COLUMN "email_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "relation" ADD COLUMN "mobile" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "relation" ADD COLUMN "website" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "relation" ADD COLUMN "legal_form" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "relation" ADD COLUMN "invoice_address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "relation" ADD COLUMN "visiting_address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "relation" ADD COLUMN "currency" text DEFAULT 'EUR' NOT NULL;--> statement-breakpoint
-- What was kept of private persons among clients of a firm is kept of every relation from now on.
UPDATE "relation" SET "initial" = person."initial", "email_text" = person."email_text", "mobile" = person."mobile", "currency" = person."currency"
FROM "person" WHERE person."relation_id" = "relation"."id";--> statement-breakpoint
ALTER TABLE "person" DROP COLUMN "initial";--> statement-breakpoint
ALTER TABLE "person" DROP COLUMN "email_text";--> statement-breakpoint
ALTER TABLE "person" DROP COLUMN "mobile";--> statement-breakpoint
ALTER TABLE "person" DROP COLUMN "currency";