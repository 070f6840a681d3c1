ALTER TABLE "booking_item" ALTER COLUMN "uploaded_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_item" ADD COLUMN "invoice_id" integer;--> statement-breakpoint
ALTER TABLE "booking_item" ADD COLUMN "is_own_invoice" boolean GENERATED ALWAYS AS (invoice_id is not null) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "in_books" text;--> statement-breakpoint
ALTER TABLE "booking_item" ADD CONSTRAINT "booking_item_invoice" FOREIGN KEY ("relation_id","invoice_id") REFERENCES "public"."invoice"("relation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "booking_item_of_invoice" ON "booking_item" USING btree ("relation_id","invoice_id") WHERE invoice_id is not null;--> statement-breakpoint
CREATE INDEX "invoice_waiting_for_books" ON "invoice" USING btree ("relation_id","id") WHERE "invoice"."in_books" = 'waiting';--> statement-breakpoint
CREATE INDEX "invoice_not_in_books" ON "invoice" USING btree ("relation_id","date") WHERE "invoice"."in_books" is null and "invoice"."prefix_id" is not null;--> statement-breakpoint
ALTER TABLE "booking_item" ADD CONSTRAINT "booking_item_handed_in_or_sent" CHECK (("booking_item"."uploaded_by" is null) = ("booking_item"."invoice_id" is not null));--> statement-breakpoint
ALTER TABLE "booking_item" ADD CONSTRAINT "booking_item_own_invoice_stays" CHECK ("booking_item"."invoice_id" is null or ("booking_item"."tag" is not distinct from 'VRK' and "booking_item"."deleted_at" is null));