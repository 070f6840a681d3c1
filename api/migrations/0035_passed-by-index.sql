-- With all that decides whether a list shows a row, an index is enough for those that a page far away passes.
DROP INDEX "booking_item_by_name";--> statement-breakpoint
DROP INDEX "booking_item_by_tag";--> statement-breakpoint
DROP INDEX "booking_item_by_invoice_number";--> statement-breakpoint
DROP INDEX "booking_item_by_supplier";--> statement-breakpoint
DROP INDEX "booking_item_by_date";--> statement-breakpoint
DROP INDEX "booking_item_by_amount";--> statement-breakpoint
DROP INDEX "product_by_description";--> statement-breakpoint
DROP INDEX "invoice_by_customer";--> statement-breakpoint
DROP INDEX "invoice_by_subject";--> statement-breakpoint
DROP INDEX "invoice_by_total";--> statement-breakpoint
DROP INDEX "administration_relation_by_name";--> statement-breakpoint
DROP INDEX "administration_relation_by_person";--> statement-breakpoint
DROP INDEX "administration_relation_by_email";--> statement-breakpoint
DROP INDEX "administration_relation_by_phone";--> statement-breakpoint
DROP INDEX "administration_relation_by_city";--> statement-breakpoint
DROP INDEX "relation_by_name";--> statement-breakpoint
DROP INDEX "relation_by_person";--> statement-breakpoint
DROP INDEX "relation_by_email";--> statement-breakpoint
DROP INDEX "relation_by_kind";--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "description_start" text COLLATE "und-x-icu" GENERATED ALWAYS AS (left(description, 200)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "booking_item_by_name" ON "booking_item" USING btree ("relation_id",lower("file_name"),"id","status","file_name") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "booking_item_by_tag" ON "booking_item" USING btree ("relation_id","tag","id","status") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "booking_item_by_invoice_number" ON "booking_item" USING btree ("relation_id","invoice_number","id","status") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "booking_item_by_supplier" ON "booking_item" USING btree ("relation_id","supplier_name","id","status") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "booking_item_by_date" ON "booking_item" USING btree ("relation_id",coalesce("date", '-infinity'::date),"id","status","date") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "booking_item_by_amount" ON "booking_item" USING btree ("relation_id",coalesce(case when "is_credit" then -"amount" else "amount" end, '-Infinity'::numeric),"id","status","amount","is_credit") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "product_by_description" ON "product" USING btree ("relation_id","active","description_start","id");--> statement-breakpoint
CREATE INDEX "invoice_by_customer" ON "invoice" USING btree ("relation_id","customer_name","id","status");--> statement-breakpoint
CREATE INDEX "invoice_by_subject" ON "invoice" USING btree ("relation_id","description","id","status");--> statement-breakpoint
CREATE INDEX "invoice_by_total" ON "invoice" USING btree ("relation_id","total","id","status");--> statement-breakpoint
CREATE INDEX "administration_relation_by_name" ON "administration_relation" USING btree ("administration_id","active","is_there","name","enterprise_id","hidden","type");--> statement-breakpoint
CREATE INDEX "administration_relation_by_person" ON "administration_relation" USING btree ("administration_id","active","is_there","last_name","first_name","enterprise_id","hidden","type");--> statement-breakpoint
CREATE INDEX "administration_relation_by_email" ON "administration_relation" USING btree ("administration_id","active","is_there","general_email","enterprise_id","hidden","type");--> statement-breakpoint
CREATE INDEX "administration_relation_by_phone" ON "administration_relation" USING btree ("administration_id","active","is_there","phone","enterprise_id","hidden","type");--> statement-breakpoint
CREATE INDEX "administration_relation_by_city" ON "administration_relation" USING btree ("administration_id","active","is_there","city","enterprise_id","hidden","type");--> statement-breakpoint
CREATE INDEX "relation_by_name" ON "relation" USING btree ("owner_relation_id","active","name","id","hidden");--> statement-breakpoint
CREATE INDEX "relation_by_person" ON "relation" USING btree ("owner_relation_id","active","last_name","first_name","id","hidden");--> statement-breakpoint
CREATE INDEX "relation_by_email" ON "relation" USING btree ("owner_relation_id","active","email","id","hidden");--> statement-breakpoint
CREATE INDEX "relation_by_kind" ON "relation" USING btree ("owner_relation_id","active","enterprise_relation_type","name","id","hidden");