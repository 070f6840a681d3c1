-- In the order in which who renames a company or customer takes them, and before anything is done.
LOCK TABLE "relation" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
LOCK TABLE "booking_item", "product" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
DROP INDEX "product_search";--> statement-breakpoint
ALTER TABLE "booking_item" ADD COLUMN "question_search_text" text;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(title || ' ' || description)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "booking_item_question_search" ON "booking_item" USING gin ("question_search_text" gin_trgm_ops) WHERE question_id is not null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "product_search" ON "product" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
-- What the list of questions is searched in is a copy of what was asked and of how the document and the company are called.
CREATE FUNCTION booking_item_copies_question() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
  NEW.question_search_text := (
    SELECT lower(note.message || ' ' || NEW.file_name || ' ' || company.name) FROM note, relation AS company
    WHERE note.id = NEW.question_id AND company.id = NEW.relation_id);
  RETURN NEW;
END $body$;
--> statement-breakpoint
-- By its name after the trigger that ends a question. Whatever else is written there is replaced.
CREATE TRIGGER booking_item_question_searched BEFORE UPDATE ON "booking_item" FOR EACH ROW
WHEN ((OLD.question_id, OLD.question_search_text, OLD.file_name)
  IS DISTINCT FROM (NEW.question_id, NEW.question_search_text, NEW.file_name))
EXECUTE FUNCTION booking_item_copies_question();
--> statement-breakpoint
UPDATE "booking_item" SET question_search_text = '' WHERE question_id IS NOT NULL;
--> statement-breakpoint
CREATE FUNCTION booking_item_renames_company() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
  UPDATE booking_item SET question_search_text = '' WHERE relation_id = NEW.id AND question_id IS NOT NULL;
  RETURN NULL;
END $body$;
--> statement-breakpoint
CREATE TRIGGER booking_item_follows_company AFTER UPDATE ON "relation" FOR EACH ROW
WHEN (NEW.owner_relation_id IS NULL AND OLD.name IS DISTINCT FROM NEW.name)
EXECUTE FUNCTION booking_item_renames_company();
