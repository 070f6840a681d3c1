CREATE TABLE "booking_item" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"relation_id" integer NOT NULL,
	"file_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"amount_pages" smallint NOT NULL,
	"tag" text,
	"status" smallint DEFAULT 0 NOT NULL,
	"uploaded_by" integer NOT NULL,
	"uploaded_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"tagged_by" integer,
	"tagged_date" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_item_of_relation" UNIQUE("relation_id","id")
);
--> statement-breakpoint
CREATE TABLE "invoice" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"relation_id" integer NOT NULL,
	"to_relation_id" integer NOT NULL,
	"status" smallint NOT NULL,
	"invoice_number" text,
	"prefix" text,
	"number_year" smallint,
	"prefix_id" integer,
	"date" date NOT NULL,
	"expiration_date" date NOT NULL,
	"delivery_date" date,
	"description" text DEFAULT '' NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"incl_tax" boolean DEFAULT false NOT NULL,
	"discount_percentage" numeric(5, 2) DEFAULT 0 NOT NULL,
	"discount_value" numeric(14, 2) DEFAULT 0 NOT NULL,
	"total" numeric(14, 2) NOT NULL,
	"total_ex_tax" numeric(14, 2) NOT NULL,
	"amount_paid" numeric(14, 2) DEFAULT 0 NOT NULL,
	"reminder_sent" smallint DEFAULT 0 NOT NULL,
	"is_credit" boolean DEFAULT false NOT NULL,
	"from_party" jsonb,
	"to_party" jsonb,
	"pdf_file_id" uuid,
	"sent_at" timestamp (3) with time zone,
	"customer_name" text NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_of_relation" UNIQUE("relation_id","id")
);
--> statement-breakpoint
CREATE TABLE "invoice_counter" (
	"relation_id" integer NOT NULL,
	"prefix" text NOT NULL,
	"year" smallint NOT NULL,
	"last_number" integer NOT NULL,
	CONSTRAINT "invoice_counter_relation_id_prefix_year_pk" PRIMARY KEY("relation_id","prefix","year")
);
--> statement-breakpoint
CREATE TABLE "invoice_line" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"relation_id" integer NOT NULL,
	"invoice_id" integer NOT NULL,
	"position" integer NOT NULL,
	"product_id" integer,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"amount" numeric(14, 3) NOT NULL,
	"value" numeric(14, 2) NOT NULL,
	"tax_id" smallint NOT NULL,
	"unit" smallint DEFAULT 0 NOT NULL,
	"discount_percentage" numeric(5, 2) DEFAULT 0 NOT NULL,
	"discount_value" numeric(14, 2) DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_tally" (
	"relation_id" integer NOT NULL,
	"date" date NOT NULL,
	"status" smallint NOT NULL,
	"expiration_date" date NOT NULL,
	"invoices" integer NOT NULL,
	"total" numeric(14, 2) NOT NULL,
	"total_ex_tax" numeric(14, 2) NOT NULL,
	"amount_paid" numeric(14, 2) NOT NULL,
	CONSTRAINT "invoice_tally_relation_id_date_status_expiration_date_pk" PRIMARY KEY("relation_id","date","status","expiration_date")
);
--> statement-breakpoint
CREATE TABLE "mail" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"relation_id" integer NOT NULL,
	"invoice_id" integer NOT NULL,
	"emails" jsonb NOT NULL,
	"from_name" text NOT NULL,
	"reply_to" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"message_id" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"error" text,
	"sent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"relation_id" integer NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"value" numeric(14, 2) NOT NULL,
	"tax_id" smallint NOT NULL,
	"unit" smallint DEFAULT 0 NOT NULL,
	"active" smallint DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_of_relation" UNIQUE("relation_id","id")
);
--> statement-breakpoint
CREATE TABLE "audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"user_id" integer,
	"impersonator_id" integer,
	"relation_id" integer,
	"action" text NOT NULL,
	"entity" text,
	"entity_id" integer,
	"changes" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"user_id" integer NOT NULL,
	"relation_id" integer NOT NULL,
	"action" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" smallint NOT NULL,
	"reply" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_user_id_relation_id_action_key_pk" PRIMARY KEY("user_id","relation_id","action","key")
);
--> statement-breakpoint
CREATE TABLE "secret" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "administration_relation" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "administration_relation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"administration_id" integer NOT NULL,
	"enterprise_id" integer NOT NULL,
	CONSTRAINT "administration_relation_once" UNIQUE("administration_id","enterprise_id")
);
--> statement-breakpoint
CREATE TABLE "administration_user" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "administration_user_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"administration_id" integer NOT NULL,
	"enterprise_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "administration_user_once" UNIQUE("user_id","administration_id","enterprise_id")
);
--> statement-breakpoint
CREATE TABLE "file" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"relation_id" integer NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "relation" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "relation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_relation_id" integer,
	"type" smallint DEFAULT 0 NOT NULL,
	"relation_user_type" smallint DEFAULT 0 NOT NULL,
	"enterprise_relation_type" text DEFAULT 'client' NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"general_email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"postal_code" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"country" text DEFAULT 'NL' NOT NULL,
	"bank_account" text DEFAULT '' NOT NULL,
	"tax_number" text DEFAULT '' NOT NULL,
	"coc_number" text DEFAULT '' NOT NULL,
	"payment_period" smallint DEFAULT 30 NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"logo_file_id" uuid,
	"booking_enabled" smallint DEFAULT 0 NOT NULL,
	"hidden" smallint DEFAULT 0 NOT NULL,
	"active" smallint DEFAULT 1 NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "relation_of_owner" UNIQUE("owner_relation_id","id")
);
--> statement-breakpoint
CREATE TABLE "relation_user" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "relation_user_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"relation_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"type" smallint NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"is_owner" boolean DEFAULT false NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempt" (
	"subject" text PRIMARY KEY NOT NULL,
	"tries" integer NOT NULL,
	"window_ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer NOT NULL,
	"relation_id" integer NOT NULL,
	"impersonator_id" integer,
	"token_hash" text NOT NULL,
	"token_expires_at" timestamp (3) with time zone NOT NULL,
	"previous_hash" text,
	"rotated_at" timestamp (3) with time zone,
	"binding_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "user" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"role" smallint NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "booking_item" ADD CONSTRAINT "booking_item_relation_id_relation_id_fk" FOREIGN KEY ("relation_id") REFERENCES "public"."relation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_item" ADD CONSTRAINT "booking_item_file_id_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_item" ADD CONSTRAINT "booking_item_uploaded_by_user_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_item" ADD CONSTRAINT "booking_item_tagged_by_user_id_fk" FOREIGN KEY ("tagged_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_relation_id_relation_id_fk" FOREIGN KEY ("relation_id") REFERENCES "public"."relation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_pdf_file_id_file_id_fk" FOREIGN KEY ("pdf_file_id") REFERENCES "public"."file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_relation_id_to_relation_id_relation_owner_relation_id_id_fk" FOREIGN KEY ("relation_id","to_relation_id") REFERENCES "public"."relation"("owner_relation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_counter" ADD CONSTRAINT "invoice_counter_relation_id_relation_id_fk" FOREIGN KEY ("relation_id") REFERENCES "public"."relation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_line" ADD CONSTRAINT "invoice_line_relation_id_invoice_id_invoice_relation_id_id_fk" FOREIGN KEY ("relation_id","invoice_id") REFERENCES "public"."invoice"("relation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_line" ADD CONSTRAINT "invoice_line_relation_id_product_id_product_relation_id_id_fk" FOREIGN KEY ("relation_id","product_id") REFERENCES "public"."product"("relation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_tally" ADD CONSTRAINT "invoice_tally_relation_id_relation_id_fk" FOREIGN KEY ("relation_id") REFERENCES "public"."relation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_relation_id_invoice_id_invoice_relation_id_id_fk" FOREIGN KEY ("relation_id","invoice_id") REFERENCES "public"."invoice"("relation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_relation_id_relation_id_fk" FOREIGN KEY ("relation_id") REFERENCES "public"."relation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_impersonator_id_user_id_fk" FOREIGN KEY ("impersonator_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_relation_id_relation_id_fk" FOREIGN KEY ("relation_id") REFERENCES "public"."relation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "administration_relation" ADD CONSTRAINT "administration_relation_administration_id_relation_id_fk" FOREIGN KEY ("administration_id") REFERENCES "public"."relation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "administration_relation" ADD CONSTRAINT "administration_relation_enterprise_id_relation_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."relation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "administration_user" ADD CONSTRAINT "administration_user_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "administration_user" ADD CONSTRAINT "administration_user_administration_id_enterprise_id_administration_relation_administration_id_enterprise_id_fk" FOREIGN KEY ("administration_id","enterprise_id") REFERENCES "public"."administration_relation"("administration_id","enterprise_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file" ADD CONSTRAINT "file_relation_id_relation_id_fk" FOREIGN KEY ("relation_id") REFERENCES "public"."relation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relation" ADD CONSTRAINT "relation_owner_relation_id_relation_id_fk" FOREIGN KEY ("owner_relation_id") REFERENCES "public"."relation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relation" ADD CONSTRAINT "relation_logo_file_id_file_id_fk" FOREIGN KEY ("logo_file_id") REFERENCES "public"."file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relation_user" ADD CONSTRAINT "relation_user_relation_id_relation_id_fk" FOREIGN KEY ("relation_id") REFERENCES "public"."relation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relation_user" ADD CONSTRAINT "relation_user_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_relation_id_relation_id_fk" FOREIGN KEY ("relation_id") REFERENCES "public"."relation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_impersonator_id_user_id_fk" FOREIGN KEY ("impersonator_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_item_by_upload" ON "booking_item" USING btree ("relation_id","uploaded_date","id");--> statement-breakpoint
CREATE INDEX "booking_item_by_status" ON "booking_item" USING btree ("relation_id","status","uploaded_date","id");--> statement-breakpoint
CREATE INDEX "booking_item_search" ON "booking_item" USING gin (lower("file_name") gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_number_once" ON "invoice" USING btree ("relation_id","prefix","number_year","prefix_id") WHERE "invoice"."prefix_id" is not null;--> statement-breakpoint
CREATE INDEX "invoice_by_date" ON "invoice" USING btree ("relation_id","date","id");--> statement-breakpoint
CREATE INDEX "invoice_by_status" ON "invoice" USING btree ("relation_id","status","date","id");--> statement-breakpoint
CREATE INDEX "invoice_by_customer" ON "invoice" USING btree ("relation_id","customer_name","id");--> statement-breakpoint
CREATE INDEX "invoice_by_subject" ON "invoice" USING btree ("relation_id","description","id");--> statement-breakpoint
CREATE INDEX "invoice_by_total" ON "invoice" USING btree ("relation_id","total","id");--> statement-breakpoint
CREATE INDEX "invoice_by_number" ON "invoice" USING btree ("relation_id","number_year","prefix_id","id");--> statement-breakpoint
CREATE INDEX "invoice_search" ON "invoice" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "invoice_line_of_invoice" ON "invoice_line" USING btree ("invoice_id","position");--> statement-breakpoint
CREATE INDEX "mail_of_invoice" ON "mail" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "product_by_title" ON "product" USING btree ("relation_id","active","title");--> statement-breakpoint
CREATE INDEX "audit_of_entity" ON "audit" USING btree ("relation_id","entity","entity_id","id");--> statement-breakpoint
CREATE INDEX "idempotency_age" ON "idempotency" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "administration_relation_enterprise" ON "administration_relation" USING btree ("enterprise_id");--> statement-breakpoint
CREATE INDEX "relation_by_name" ON "relation" USING btree ("owner_relation_id","active","name","id");--> statement-breakpoint
CREATE INDEX "relation_search" ON "relation" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "relation_user_once" ON "relation_user" USING btree ("user_id","relation_id");--> statement-breakpoint
CREATE INDEX "relation_user_relation" ON "relation_user" USING btree ("relation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "session_token" ON "session" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "session_previous" ON "session" USING btree ("previous_hash");--> statement-breakpoint
CREATE INDEX "session_user" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_email" ON "user" USING btree (lower("email"));