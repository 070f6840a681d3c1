CREATE TABLE "booking_import" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_import_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"relation_id" integer NOT NULL,
	"type" text NOT NULL,
	"week" date,
	"file_id" uuid,
	"file_name" text NOT NULL,
	"status" text NOT NULL,
	"errors_count" integer NOT NULL,
	"warnings_count" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_import_of_relation" UNIQUE("relation_id","id"),
	CONSTRAINT "booking_import_week_of_sheet" CHECK (("booking_import"."type" = 'weekly_sheet') = ("booking_import"."week" is not null)),
	CONSTRAINT "booking_import_keeps_file" CHECK (("booking_import"."status" = 'refused') = ("booking_import"."file_id" is null))
);
--> statement-breakpoint
ALTER TABLE "booking_item" ADD COLUMN "import_id" integer;--> statement-breakpoint
ALTER TABLE "booking_import" ADD CONSTRAINT "booking_import_relation_id_relation_id_fk" FOREIGN KEY ("relation_id") REFERENCES "public"."relation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_import" ADD CONSTRAINT "booking_import_file_id_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_import" ADD CONSTRAINT "booking_import_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "booking_import_of_week" ON "booking_import" USING btree ("relation_id","week") WHERE week is not null and status = 'imported';--> statement-breakpoint
CREATE INDEX "booking_import_by_type" ON "booking_import" USING btree ("relation_id","type","id");--> statement-breakpoint
ALTER TABLE "booking_item" ADD CONSTRAINT "booking_item_import" FOREIGN KEY ("relation_id","import_id") REFERENCES "public"."booking_import"("relation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_item_of_import" ON "booking_item" USING btree ("relation_id","import_id") WHERE import_id is not null;