CREATE TABLE "booking_origin" (
	"relation_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"source_relation_id" integer NOT NULL,
	"source_item_id" integer NOT NULL,
	"kind" text NOT NULL,
	"pages" integer[],
	CONSTRAINT "booking_origin_item_id_source_item_id_pk" PRIMARY KEY("item_id","source_item_id"),
	CONSTRAINT "booking_origin_of_own_unless_moved" CHECK (("booking_origin"."kind" = 'move') = ("booking_origin"."relation_id" <> "booking_origin"."source_relation_id"))
);
--> statement-breakpoint
DROP INDEX "booking_item_by_upload";--> statement-breakpoint
DROP INDEX "booking_item_by_status";--> statement-breakpoint
DROP INDEX "booking_item_by_name";--> statement-breakpoint
DROP INDEX "booking_item_by_tag";--> statement-breakpoint
DROP INDEX "booking_item_by_question";--> statement-breakpoint
ALTER TABLE "booking_item" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "booking_item" ADD COLUMN "deleted_by" integer;--> statement-breakpoint
ALTER TABLE "booking_origin" ADD CONSTRAINT "booking_origin_item" FOREIGN KEY ("relation_id","item_id") REFERENCES "public"."booking_item"("relation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_origin" ADD CONSTRAINT "booking_origin_source" FOREIGN KEY ("source_relation_id","source_item_id") REFERENCES "public"."booking_item"("relation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_origin_of_source" ON "booking_origin" USING btree ("source_item_id");--> statement-breakpoint
ALTER TABLE "booking_item" ADD CONSTRAINT "booking_item_deleted_by_user_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_item_in_trash" ON "booking_item" USING btree ("relation_id","deleted_at","id") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "booking_item_by_upload" ON "booking_item" USING btree ("relation_id","uploaded_date","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "booking_item_by_status" ON "booking_item" USING btree ("relation_id","status","uploaded_date","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "booking_item_by_name" ON "booking_item" USING btree ("relation_id",lower("file_name"),"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "booking_item_by_tag" ON "booking_item" USING btree ("relation_id","tag","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "booking_item_by_question" ON "booking_item" USING btree ("relation_id","status","question_at","question_id") WHERE question_id is not null and deleted_at is null;--> statement-breakpoint
ALTER TABLE "booking_item" ADD CONSTRAINT "booking_item_deleted_by_somebody" CHECK (("booking_item"."deleted_at" is null) = ("booking_item"."deleted_by" is null));--> statement-breakpoint
ALTER TABLE "booking_item" ADD CONSTRAINT "booking_item_deleted_while_open" CHECK ("booking_item"."deleted_at" is null or "booking_item"."status" in (0, 1, 3));--> statement-breakpoint
-- What is in the trash is not counted: each tally follows the rows as before, but for these.
DO $make$
DECLARE
  counting record;
BEGIN
  FOR counting IN SELECT pg_get_functiondef(oid) AS text FROM pg_proc
    WHERE proname ~ '^booking_item_(state_)?tally_on_(insert|delete|update)$'
  LOOP
    EXECUTE replace(counting.text, 'AS rows WHERE true)', 'AS rows WHERE deleted_at IS NULL)');
  END LOOP;
END $make$;
