-- A search finds a text without its accents. In the order in which who renames a company or customer takes them, and before
-- anything is done.
LOCK TABLE "relation", "invoice" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
LOCK TABLE "booking_item", "product", "project" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
CREATE FUNCTION folded(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN lower(regexp_replace(normalize($1, NFD), '[\u0300-\u036f]', '', 'g'));--> statement-breakpoint
UPDATE "relation" SET search_text = folded(search_text) WHERE search_text ~ '[^[:ascii:]]';--> statement-breakpoint
UPDATE "invoice" SET search_text = folded(search_text) WHERE search_text ~ '[^[:ascii:]]';--> statement-breakpoint
ALTER TABLE "booking_item" DROP COLUMN "search_text";--> statement-breakpoint
ALTER TABLE "booking_item" ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded(file_name || ' ' || invoice_number || ' ' || supplier_name || ' ' || coalesce(replace(amount::text, '.', ','), ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "product" DROP COLUMN "search_text";--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded(title || ' ' || description)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "project" DROP COLUMN "search_text";--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded(name || ' ' || first_name || ' ' || last_name || ' ' || email || ' ' || city)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "booking_item_search" ON "booking_item" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "product_search" ON "product" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "project_search" ON "project" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION booking_item_copies_question() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
  NEW.question_search_text := (
    SELECT folded(note.message || ' ' || NEW.file_name || ' ' || company.name) FROM note, relation AS company
    WHERE note.id = NEW.question_id AND company.id = NEW.relation_id);
  RETURN NEW;
END $body$;
--> statement-breakpoint
UPDATE "booking_item" SET question_search_text = '' WHERE question_id IS NOT NULL;
