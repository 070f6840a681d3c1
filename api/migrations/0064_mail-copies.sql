ALTER TABLE "mail" ADD COLUMN "copy_to" text;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "mail_copies" boolean DEFAULT false NOT NULL;