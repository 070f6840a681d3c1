CREATE TABLE "booking_attempt" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_attempt_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"relation_id" integer NOT NULL,
	"booking_item_id" integer NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"request" jsonb NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"waiting_reason" text,
	"sent_at" timestamp (3) with time zone,
	"resent_at" timestamp (3) with time zone,
	"looked_up_at" timestamp (3) with time zone,
	"look_ups" smallint DEFAULT 0 NOT NULL,
	"answer" jsonb,
	"asked_by" integer NOT NULL,
	"decided_by" integer,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_attempt_reference_unique" UNIQUE("reference"),
	CONSTRAINT "booking_attempt_of_relation" UNIQUE("relation_id","id"),
	CONSTRAINT "booking_attempt_ended" CHECK (("booking_attempt"."ended_at" is not null) = ("booking_attempt"."state" in ('done', 'refused')))
);
--> statement-breakpoint
CREATE TABLE "booking_line" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"relation_id" integer NOT NULL,
	"booking_item_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"ledger_account_id" integer,
	"cost_place_ledger_account_id" integer,
	"project_ledger_account_id" integer,
	"value" numeric(14, 2),
	"vat_ledger_account_id" integer,
	"vat" numeric(14, 2),
	"foreign_sale_type" smallint,
	"supplier_tax_code" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	CONSTRAINT "booking_line_of_item" UNIQUE("relation_id","booking_item_id","position")
);
--> statement-breakpoint
ALTER TABLE "booking_item" ADD COLUMN "in_progress_for" text;--> statement-breakpoint
ALTER TABLE "booking_item" ADD COLUMN "in_progress_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "booking_item" ADD COLUMN "supplier_relation_id" integer;--> statement-breakpoint
ALTER TABLE "booking_item" ADD COLUMN "invoice_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_item" ADD COLUMN "date" date;--> statement-breakpoint
ALTER TABLE "booking_item" ADD COLUMN "reference" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_item" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_item" ADD COLUMN "ledger_account_id" integer;--> statement-breakpoint
ALTER TABLE "booking_item" ADD COLUMN "amount" numeric(14, 2);--> statement-breakpoint
ALTER TABLE "booking_item" ADD COLUMN "bank_account" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_item" ADD COLUMN "currency" char(3) DEFAULT 'EUR' NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_item" ADD COLUMN "is_credit" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_item" ADD COLUMN "booking_errors" jsonb;--> statement-breakpoint
ALTER TABLE "booking_item" ADD COLUMN "journal_code" text;--> statement-breakpoint
ALTER TABLE "booking_item" ADD COLUMN "transaction_number" text;--> statement-breakpoint
ALTER TABLE "booking_item" ADD COLUMN "booked_by" integer;--> statement-breakpoint
ALTER TABLE "booking_item" ADD COLUMN "booked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "booking_item" ADD COLUMN "is_provisional" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_item" ADD COLUMN "package_difference" text;--> statement-breakpoint
ALTER TABLE "booking_attempt" ADD CONSTRAINT "booking_attempt_asked_by_user_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_attempt" ADD CONSTRAINT "booking_attempt_decided_by_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_attempt" ADD CONSTRAINT "booking_attempt_relation_id_booking_item_id_booking_item_relation_id_id_fk" FOREIGN KEY ("relation_id","booking_item_id") REFERENCES "public"."booking_item"("relation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_line" ADD CONSTRAINT "booking_line_relation_id_booking_item_id_booking_item_relation_id_id_fk" FOREIGN KEY ("relation_id","booking_item_id") REFERENCES "public"."booking_item"("relation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_line" ADD CONSTRAINT "booking_line_ledger" FOREIGN KEY ("relation_id","ledger_account_id") REFERENCES "public"."ledger_account"("relation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_line" ADD CONSTRAINT "booking_line_cost_place" FOREIGN KEY ("relation_id","cost_place_ledger_account_id") REFERENCES "public"."ledger_account"("relation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_line" ADD CONSTRAINT "booking_line_project" FOREIGN KEY ("relation_id","project_ledger_account_id") REFERENCES "public"."ledger_account"("relation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_line" ADD CONSTRAINT "booking_line_vat_code" FOREIGN KEY ("relation_id","vat_ledger_account_id") REFERENCES "public"."ledger_account"("relation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_attempt_of_item" ON "booking_attempt" USING btree ("relation_id","booking_item_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "booking_attempt_open" ON "booking_attempt" USING btree ("booking_item_id") WHERE ended_at is null;--> statement-breakpoint
ALTER TABLE "booking_item" ADD CONSTRAINT "booking_item_booked_by_user_id_fk" FOREIGN KEY ("booked_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_item" ADD CONSTRAINT "booking_item_supplier" FOREIGN KEY ("relation_id","supplier_relation_id") REFERENCES "public"."relation"("owner_relation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_item" ADD CONSTRAINT "booking_item_ledger" FOREIGN KEY ("relation_id","ledger_account_id") REFERENCES "public"."ledger_account"("relation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_item_by_number" ON "booking_item" USING btree ("relation_id","supplier_relation_id","invoice_number") WHERE supplier_relation_id is not null;--> statement-breakpoint
UPDATE "booking_item" SET "in_progress_for" = 'recognition', "in_progress_since" = "updated_at" WHERE "status" = 4;--> statement-breakpoint
ALTER TABLE "booking_item" ADD CONSTRAINT "booking_item_in_progress_for_something" CHECK (("booking_item"."status" = 4) = ("booking_item"."in_progress_for" is not null)
        and ("booking_item"."in_progress_for" is null) = ("booking_item"."in_progress_since" is null));