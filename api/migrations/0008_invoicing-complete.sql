CREATE TABLE "ledger_account" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"relation_id" integer NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_account_of_relation" UNIQUE("relation_id","id"),
	CONSTRAINT "ledger_account_once" UNIQUE("relation_id","type","code")
);
--> statement-breakpoint
CREATE TABLE "attachment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attachment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"relation_id" integer NOT NULL,
	"invoice_id" integer NOT NULL,
	"file_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_prefix" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_prefix_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"relation_id" integer NOT NULL,
	"prefix" text NOT NULL,
	"start_date" date NOT NULL,
	"start_number" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_prefix_of_relation" UNIQUE("relation_id","id"),
	CONSTRAINT "invoice_prefix_by_date" UNIQUE("relation_id","start_date")
);
--> statement-breakpoint
CREATE TABLE "invoice_template" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_template_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"relation_id" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_template_relation_id_unique" UNIQUE("relation_id")
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"relation_id" integer NOT NULL,
	"invoice_id" integer NOT NULL,
	"date" date NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recurrence" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recurrence_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"relation_id" integer NOT NULL,
	"base_invoice_id" integer NOT NULL,
	"recurrence_type" smallint NOT NULL,
	"anchor_date" date NOT NULL,
	"anchor_period_start" date NOT NULL,
	"anchor_count" integer DEFAULT 0 NOT NULL,
	"next_date" date NOT NULL,
	"next_period_start" date NOT NULL,
	"max_recurrences" integer DEFAULT 0 NOT NULL,
	"recurrence_count" integer DEFAULT 0 NOT NULL,
	"send_automatically" boolean DEFAULT true NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"last_invoice_id" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recurrence_of_relation" UNIQUE("relation_id","id"),
	CONSTRAINT "recurrence_of_base" UNIQUE("base_invoice_id")
);
--> statement-breakpoint
DROP INDEX "mail_of_invoice";--> statement-breakpoint
ALTER TABLE "invoice_tally" DROP CONSTRAINT "invoice_tally_relation_id_date_status_expiration_date_pk";--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "credited_invoice_id" integer;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "credited" numeric(14, 2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "open_amount" numeric(14, 2) GENERATED ALWAYS AS (CASE WHEN status IN (5, 6) AND NOT is_credit THEN GREATEST(total - amount_paid - credited, 0) ELSE 0 END) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "due_date" date GENERATED ALWAYS AS (CASE WHEN status IN (5, 6) AND NOT is_credit AND GREATEST(total - amount_paid - credited, 0) > 0 THEN expiration_date ELSE DATE 'infinity' END) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "recurrence_id" integer;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "occurrence" integer;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "period_start" date;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "period_end" date;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "ubl_file_id" uuid;--> statement-breakpoint
ALTER TABLE "invoice_line" ADD COLUMN "project_ledger_id" integer;--> statement-breakpoint
ALTER TABLE "invoice_line" ADD COLUMN "cost_place_ledger_id" integer;--> statement-breakpoint
-- Counted anew in the next migration.
TRUNCATE "invoice_tally";--> statement-breakpoint
ALTER TABLE "invoice_tally" ADD COLUMN "due_date" date NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_tally" ADD COLUMN "open_amount" numeric(14, 2) NOT NULL;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "kind" text DEFAULT 'invoice' NOT NULL;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "user_id" integer;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "amount_due" numeric(14, 2);--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "is_uncertain" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_relation_id_relation_id_fk" FOREIGN KEY ("relation_id") REFERENCES "public"."relation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachment" ADD CONSTRAINT "attachment_file_id_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachment" ADD CONSTRAINT "attachment_relation_id_invoice_id_invoice_relation_id_id_fk" FOREIGN KEY ("relation_id","invoice_id") REFERENCES "public"."invoice"("relation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_prefix" ADD CONSTRAINT "invoice_prefix_relation_id_relation_id_fk" FOREIGN KEY ("relation_id") REFERENCES "public"."relation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_template" ADD CONSTRAINT "invoice_template_relation_id_relation_id_fk" FOREIGN KEY ("relation_id") REFERENCES "public"."relation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_relation_id_invoice_id_invoice_relation_id_id_fk" FOREIGN KEY ("relation_id","invoice_id") REFERENCES "public"."invoice"("relation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurrence" ADD CONSTRAINT "recurrence_relation_id_relation_id_fk" FOREIGN KEY ("relation_id") REFERENCES "public"."relation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attachment_of_invoice" ON "attachment" USING btree ("invoice_id","id");--> statement-breakpoint
CREATE INDEX "attachment_of_file" ON "attachment" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "payment_of_invoice" ON "payment" USING btree ("invoice_id","id");--> statement-breakpoint
CREATE INDEX "recurrence_by_date" ON "recurrence" USING btree ("relation_id","next_date") WHERE active;--> statement-breakpoint
CREATE INDEX "recurrence_due" ON "recurrence" USING btree ("next_date") WHERE active;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_ubl_file_id_file_id_fk" FOREIGN KEY ("ubl_file_id") REFERENCES "public"."file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_relation_id_credited_invoice_id_invoice_relation_id_id_fk" FOREIGN KEY ("relation_id","credited_invoice_id") REFERENCES "public"."invoice"("relation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_relation_id_recurrence_id_recurrence_relation_id_id_fk" FOREIGN KEY ("relation_id","recurrence_id") REFERENCES "public"."recurrence"("relation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_line" ADD CONSTRAINT "invoice_line_relation_id_project_ledger_id_ledger_account_relation_id_id_fk" FOREIGN KEY ("relation_id","project_ledger_id") REFERENCES "public"."ledger_account"("relation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_line" ADD CONSTRAINT "invoice_line_relation_id_cost_place_ledger_id_ledger_account_relation_id_id_fk" FOREIGN KEY ("relation_id","cost_place_ledger_id") REFERENCES "public"."ledger_account"("relation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_occurrence_once" ON "invoice" USING btree ("recurrence_id","occurrence");--> statement-breakpoint
CREATE INDEX "invoice_of_credited" ON "invoice" USING btree ("credited_invoice_id");--> statement-breakpoint
CREATE INDEX "mail_on_its_way" ON "mail" USING btree ("relation_id","state") WHERE state <> 'sent';--> statement-breakpoint
CREATE INDEX "mail_of_invoice" ON "mail" USING btree ("invoice_id","id");--> statement-breakpoint
ALTER TABLE "invoice_tally" DROP COLUMN "expiration_date";--> statement-breakpoint
ALTER TABLE "invoice_tally" ADD CONSTRAINT "invoice_tally_relation_id_date_status_due_date_pk" PRIMARY KEY("relation_id","date","status","due_date");
