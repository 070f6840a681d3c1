DROP TRIGGER booking_item_follows_said ON "note";--> statement-breakpoint
DROP TRIGGER booking_item_follows_unsaid ON "note";--> statement-breakpoint
DROP FUNCTION booking_item_follows_note();--> statement-breakpoint
DROP FUNCTION booking_item_forgets_note();--> statement-breakpoint
DROP INDEX "booking_item_by_note";--> statement-breakpoint
ALTER TABLE "booking_item" RENAME COLUMN "last_note_id" TO "question_id";--> statement-breakpoint
ALTER TABLE "booking_item" RENAME COLUMN "last_note_at" TO "question_at";--> statement-breakpoint
ALTER TABLE "booking_item_state_tally" RENAME COLUMN "has_notes" TO "has_question";--> statement-breakpoint
-- The tally counts the same rows by the same columns, under their new names.
DO $renamed$
DECLARE
  counting text;
BEGIN
  FOREACH counting IN ARRAY ARRAY['insert', 'delete', 'update'] LOOP
    EXECUTE replace(replace(pg_get_functiondef(format('booking_item_state_tally_on_%s', counting)::regproc),
      'last_note_id', 'question_id'), 'has_notes', 'has_question');
  END LOOP;
END $renamed$;
--> statement-breakpoint
ALTER TABLE "note" ADD COLUMN "side" text DEFAULT 'company' NOT NULL;--> statement-breakpoint
ALTER TABLE "note" ADD COLUMN "answered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "note" ADD COLUMN "reminded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "note" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "note" ADD CONSTRAINT "note_reference_unique" UNIQUE("reference");--> statement-breakpoint
-- What was said before: who does not work in the company is of its firm. Whoever spoke first asked, and the first of what
-- they said in a row is the question.
UPDATE "note" SET side = 'firm' WHERE NOT EXISTS (
  SELECT FROM "relation_user" WHERE relation_user.relation_id = note.relation_id AND relation_user.user_id = note.user_id);
--> statement-breakpoint
CREATE TEMPORARY TABLE "asked" ON COMMIT DROP AS
SELECT said.*, (
    SELECT min(answer.created_at) FROM "note" AS answer
    WHERE answer.relation_id = said.relation_id AND answer.booking_item_id = said.booking_item_id
      AND answer.id > said.id AND answer.side <> said.side) AS answer_at
FROM (
  SELECT id, relation_id, booking_item_id, side, created_at,
    first_value(side) OVER (PARTITION BY relation_id, booking_item_id ORDER BY id) AS asker,
    lag(side) OVER (PARTITION BY relation_id, booking_item_id ORDER BY id) AS side_before
  FROM "note"
) AS said
WHERE side = asker AND side_before IS DISTINCT FROM side;
--> statement-breakpoint
UPDATE "note" SET answered_at = asked.answer_at FROM "asked" WHERE asked.id = note.id;--> statement-breakpoint
UPDATE "booking_item" AS item SET question_id = open.id, question_at = open.created_at
FROM "booking_item" AS same
LEFT JOIN "asked" AS open ON open.relation_id = same.relation_id AND open.booking_item_id = same.id
  AND open.answer_at IS NULL AND same.status = 3
WHERE same.id = item.id AND item.question_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "booking_item_by_question" ON "booking_item" USING btree ("relation_id","status","question_at","question_id") WHERE question_id is not null;--> statement-breakpoint
ALTER TABLE "booking_item" ADD CONSTRAINT "booking_item_question_is_open" CHECK ("booking_item"."question_id" is null or "booking_item"."status" in (3, 4));--> statement-breakpoint
-- A question waits for an answer as long as the document is asked about, or will be when its job has ended.
CREATE FUNCTION booking_item_ends_question() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
  NEW.question_id := NULL;
  NEW.question_at := NULL;
  RETURN NEW;
END $body$;
--> statement-breakpoint
CREATE TRIGGER booking_item_question_ends BEFORE UPDATE ON "booking_item" FOR EACH ROW
WHEN (NEW.question_id IS NOT NULL AND NEW.status NOT IN (3, 4)) EXECUTE FUNCTION booking_item_ends_question();
