ALTER TABLE "accounting_connection" ADD COLUMN "office_gone_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "accounting_credentials" ADD COLUMN "linked_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "accounting_task" ADD COLUMN "is_question" boolean DEFAULT false NOT NULL;