ALTER TABLE "user" ADD COLUMN "deletion_due_on" date;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "erased_at" timestamp (3) with time zone;