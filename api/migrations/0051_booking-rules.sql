CREATE TABLE "booking_rule" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_rule_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"relation_id" integer NOT NULL,
	"supplier_name" text COLLATE "und-x-icu" NOT NULL,
	"plain_name" text GENERATED ALWAYS AS (trim(regexp_replace(regexp_replace(lower(supplier_name), '[^[:alnum:]]+', ' ', 'g'), '( b ?v| n ?v| v ?o ?f| gmbh| ltd| inc| sa| sarl)? *$', ''))) STORED NOT NULL,
	"tax_number" text DEFAULT '' NOT NULL,
	"coc_number" text DEFAULT '' NOT NULL,
	"bank_account" text DEFAULT '' NOT NULL,
	"ledger_code" text NOT NULL,
	"vat_code" text DEFAULT '' NOT NULL,
	"cost_centre_code" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_rule_of_relation" UNIQUE("relation_id","id")
);
--> statement-breakpoint
ALTER TABLE "booking_rule" ADD CONSTRAINT "booking_rule_relation_id_relation_id_fk" FOREIGN KEY ("relation_id") REFERENCES "public"."relation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "booking_rule_once_by_plain_name" ON "booking_rule" USING btree ("relation_id","plain_name") WHERE "booking_rule"."plain_name" <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "booking_rule_once_by_tax_number" ON "booking_rule" USING btree ("relation_id","tax_number") WHERE "booking_rule"."tax_number" <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "booking_rule_once_by_coc_number" ON "booking_rule" USING btree ("relation_id","coc_number") WHERE "booking_rule"."coc_number" <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "booking_rule_once_by_bank_account" ON "booking_rule" USING btree ("relation_id","bank_account") WHERE "booking_rule"."bank_account" <> '';--> statement-breakpoint
CREATE INDEX "booking_attempt_judged" ON "booking_attempt" USING btree ("relation_id","ended_at") WHERE kind = 'book' and state = 'done' and basis is not null;--> statement-breakpoint
CREATE INDEX "relation_by_tax_number" ON "relation" USING btree ("tax_number") WHERE owner_relation_id is not null and "relation"."tax_number" <> '';--> statement-breakpoint
CREATE INDEX "relation_by_coc_number" ON "relation" USING btree ("coc_number") WHERE owner_relation_id is not null and "relation"."coc_number" <> '';--> statement-breakpoint
CREATE INDEX "relation_by_bank_account" ON "relation" USING btree ("bank_account") WHERE owner_relation_id is not null and "relation"."bank_account" <> '';--> statement-breakpoint
CREATE INDEX "relation_by_plain_name" ON "relation" USING btree (trim(regexp_replace(regexp_replace(lower("name"), '[^[:alnum:]]+', ' ', 'g'), '( b ?v| n ?v| v ?o ?f| gmbh| ltd| inc| sa| sarl)? *$', ''))) WHERE owner_relation_id is not null;