ALTER TABLE "invoice" ALTER COLUMN "description" SET DATA TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "invoice" ALTER COLUMN "description" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "invoice" ALTER COLUMN "customer_name" SET DATA TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "product" ALTER COLUMN "title" SET DATA TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "relation" ALTER COLUMN "name" SET DATA TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "relation" ALTER COLUMN "name" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "relation" ALTER COLUMN "first_name" SET DATA TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "relation" ALTER COLUMN "first_name" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "relation" ALTER COLUMN "last_name" SET DATA TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "relation" ALTER COLUMN "last_name" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "logo_file_id" uuid;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_logo_file_id_file_id_fk" FOREIGN KEY ("logo_file_id") REFERENCES "public"."file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_of_logo" ON "invoice" USING btree ("logo_file_id");--> statement-breakpoint
-- What was sent without its PDF being made yet goes on with the logo of today.
UPDATE invoice SET logo_file_id = relation.logo_file_id FROM relation
WHERE relation.id = invoice.relation_id AND invoice.status IN (5, 6, 7) AND invoice.pdf_file_id IS NULL;
