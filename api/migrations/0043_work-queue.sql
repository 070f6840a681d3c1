CREATE TABLE "document_presence" (
	"relation_id" integer NOT NULL,
	"booking_item_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_presence_booking_item_id_user_id_pk" PRIMARY KEY("booking_item_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "document_presence" ADD CONSTRAINT "document_presence_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_presence" ADD CONSTRAINT "document_presence_item" FOREIGN KEY ("relation_id","booking_item_id") REFERENCES "public"."booking_item"("relation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_item_waiting" ON "booking_item" USING btree ("uploaded_date","id","relation_id","status") WHERE "booking_item"."status" <> 2 and deleted_at is null;--> statement-breakpoint
CREATE INDEX "booking_item_refused" ON "booking_item" USING btree ("relation_id") WHERE "booking_item"."status" = 1 and booking_errors is not null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "booking_item_of_supplier" ON "booking_item" USING btree ("relation_id","supplier_relation_id","booked_at","id") WHERE "booking_item"."status" = 2;