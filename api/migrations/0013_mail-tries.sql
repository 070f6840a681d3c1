CREATE TABLE "letter_try" (
	"letter_id" uuid PRIMARY KEY NOT NULL,
	"tries" smallint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "open_emails" jsonb;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "refused_emails" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "handed_over_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "letter_try_age" ON "letter_try" USING btree ("created_at");