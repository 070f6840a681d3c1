CREATE TABLE "project" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "project_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"relation_id" integer NOT NULL,
	"name" text COLLATE "und-x-icu" NOT NULL,
	"coc_number" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"tax_number" text DEFAULT '' NOT NULL,
	"bank_account" text DEFAULT '' NOT NULL,
	"payment_period" smallint DEFAULT 30 NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"postal_code" text DEFAULT '' NOT NULL,
	"city" text COLLATE "und-x-icu" DEFAULT '' NOT NULL,
	"country" text DEFAULT 'NL' NOT NULL,
	"first_name" text COLLATE "und-x-icu" DEFAULT '' NOT NULL,
	"last_name" text COLLATE "und-x-icu" DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"enterprise_project_type" text DEFAULT 'client' NOT NULL,
	"hidden" smallint DEFAULT 0 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(name || ' ' || first_name || ' ' || last_name || ' ' || email || ' ' || city)) STORED NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "project_of_relation" UNIQUE("relation_id","id")
);
--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_relation_id_relation_id_fk" FOREIGN KEY ("relation_id") REFERENCES "public"."relation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_by_name" ON "project" USING btree ("relation_id","name","id");--> statement-breakpoint
CREATE INDEX "project_by_person" ON "project" USING btree ("relation_id","last_name","first_name","id");--> statement-breakpoint
CREATE INDEX "project_by_email" ON "project" USING btree ("relation_id","email","id");--> statement-breakpoint
CREATE INDEX "project_by_city" ON "project" USING btree ("relation_id","city","id");--> statement-breakpoint
CREATE INDEX "project_search" ON "project" USING gin ("search_text" gin_trgm_ops);