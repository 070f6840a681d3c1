CREATE TABLE "accounting_credentials" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accounting_credentials_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"relation_id" integer NOT NULL,
	"organization_code" text NOT NULL,
	"organization_name" text NOT NULL,
	"cluster_url" text NOT NULL,
	"access_token" text NOT NULL,
	"refresh_token" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"broken_reason" text,
	"refreshing_by" uuid,
	"refreshing_until" timestamp (3) with time zone,
	"linked_by" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounting_credentials_of_relation" UNIQUE("relation_id","id"),
	CONSTRAINT "accounting_credentials_once" UNIQUE("organization_code")
);
--> statement-breakpoint
CREATE TABLE "accounting_relation" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accounting_relation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"relation_id" integer NOT NULL,
	"enterprise_relation_id" integer NOT NULL,
	"ledger_account_id" integer NOT NULL,
	"default_description" text,
	"default_ledger_account_id" integer,
	"default_vat_ledger_account_id" integer,
	"default_lines" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounting_relation_of_relation" UNIQUE("relation_id","id"),
	CONSTRAINT "accounting_relation_once" UNIQUE("relation_id","ledger_account_id")
);
--> statement-breakpoint
CREATE TABLE "accounting_task" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accounting_task_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"relation_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"progress" smallint DEFAULT 0 NOT NULL,
	"message" text,
	"request" jsonb NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounting_task_of_relation" UNIQUE("relation_id","id")
);
--> statement-breakpoint
CREATE TABLE "office_currency" (
	"relation_id" integer NOT NULL,
	"office_code" text NOT NULL,
	"code" char(3) NOT NULL,
	"name" text NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "office_currency_relation_id_office_code_code_pk" PRIMARY KEY("relation_id","office_code","code")
);
--> statement-breakpoint
CREATE TABLE "office_lease" (
	"organization_code" text NOT NULL,
	"office_code" text NOT NULL,
	"holder" uuid NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"not_before" timestamp (3) with time zone,
	CONSTRAINT "office_lease_organization_code_office_code_pk" PRIMARY KEY("organization_code","office_code")
);
--> statement-breakpoint
CREATE TABLE "office_period" (
	"relation_id" integer NOT NULL,
	"office_code" text NOT NULL,
	"year" smallint NOT NULL,
	"number" smallint NOT NULL,
	"end_date" date NOT NULL,
	"is_open" boolean NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "office_period_relation_id_office_code_year_number_pk" PRIMARY KEY("relation_id","office_code","year","number")
);
--> statement-breakpoint
CREATE TABLE "tax_default" (
	"relation_id" integer NOT NULL,
	"office_code" text NOT NULL,
	"tax_id" smallint NOT NULL,
	"is_sale" boolean NOT NULL,
	"ledger_account_id" integer,
	"default_ledger_account_id" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tax_default_relation_id_office_code_tax_id_is_sale_pk" PRIMARY KEY("relation_id","office_code","tax_id","is_sale")
);
--> statement-breakpoint
CREATE TABLE "used_authorization" (
	"nonce_hash" text PRIMARY KEY NOT NULL,
	"used_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vat_percentage" (
	"relation_id" integer NOT NULL,
	"vat_ledger_account_id" integer NOT NULL,
	"from_date" date NOT NULL,
	"percentage" numeric(5, 2) NOT NULL,
	CONSTRAINT "vat_percentage_relation_id_vat_ledger_account_id_from_date_pk" PRIMARY KEY("relation_id","vat_ledger_account_id","from_date")
);
--> statement-breakpoint
ALTER TABLE "ledger_account" DROP CONSTRAINT "ledger_account_once";--> statement-breakpoint
-- A firm is linked with an organisation, by its credentials; without an office there is no link of a company.
DELETE FROM "accounting_connection" WHERE "office_code" IS NULL;--> statement-breakpoint
UPDATE "accounting_connection" SET "office_name" = "office_code" WHERE "office_name" IS NULL;--> statement-breakpoint
ALTER TABLE "accounting_connection" ALTER COLUMN "office_code" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "accounting_connection" ALTER COLUMN "office_name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "accounting_connection" ADD COLUMN "credentials_id" integer;--> statement-breakpoint
ALTER TABLE "accounting_connection" ADD COLUMN "reference_field" smallint;--> statement-breakpoint
ALTER TABLE "accounting_connection" ADD COLUMN "synced_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "accounting_connection" ADD COLUMN "changes_synced_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "ledger_account" ADD COLUMN "office_code" text;--> statement-breakpoint
UPDATE "ledger_account" SET "office_code" = coalesce(
	(SELECT "office_code" FROM "accounting_connection" WHERE "accounting_connection"."relation_id" = "ledger_account"."relation_id"), '');--> statement-breakpoint
ALTER TABLE "ledger_account" ALTER COLUMN "office_code" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_account" ADD COLUMN "vat_is_sale" boolean;--> statement-breakpoint
ALTER TABLE "ledger_account" ADD COLUMN "vat_group" text;--> statement-breakpoint
ALTER TABLE "ledger_account" ADD COLUMN "vat_is_reversed" boolean;--> statement-breakpoint
ALTER TABLE "ledger_account" ADD COLUMN "journal_category" text;--> statement-breakpoint
ALTER TABLE "ledger_account" ADD COLUMN "default_ledger_account_id" integer;--> statement-breakpoint
ALTER TABLE "ledger_account" ADD COLUMN "is_chosen" boolean;--> statement-breakpoint
ALTER TABLE "accounting_credentials" ADD CONSTRAINT "accounting_credentials_relation_id_relation_id_fk" FOREIGN KEY ("relation_id") REFERENCES "public"."relation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounting_credentials" ADD CONSTRAINT "accounting_credentials_linked_by_user_id_fk" FOREIGN KEY ("linked_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounting_relation" ADD CONSTRAINT "accounting_relation_relation_id_relation_id_fk" FOREIGN KEY ("relation_id") REFERENCES "public"."relation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounting_relation" ADD CONSTRAINT "accounting_relation_relation_id_enterprise_relation_id_relation_owner_relation_id_id_fk" FOREIGN KEY ("relation_id","enterprise_relation_id") REFERENCES "public"."relation"("owner_relation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounting_relation" ADD CONSTRAINT "accounting_relation_relation_id_ledger_account_id_ledger_account_relation_id_id_fk" FOREIGN KEY ("relation_id","ledger_account_id") REFERENCES "public"."ledger_account"("relation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounting_relation" ADD CONSTRAINT "accounting_relation_relation_id_default_ledger_account_id_ledger_account_relation_id_id_fk" FOREIGN KEY ("relation_id","default_ledger_account_id") REFERENCES "public"."ledger_account"("relation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounting_relation" ADD CONSTRAINT "accounting_relation_relation_id_default_vat_ledger_account_id_ledger_account_relation_id_id_fk" FOREIGN KEY ("relation_id","default_vat_ledger_account_id") REFERENCES "public"."ledger_account"("relation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounting_task" ADD CONSTRAINT "accounting_task_relation_id_relation_id_fk" FOREIGN KEY ("relation_id") REFERENCES "public"."relation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounting_task" ADD CONSTRAINT "accounting_task_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_currency" ADD CONSTRAINT "office_currency_relation_id_relation_id_fk" FOREIGN KEY ("relation_id") REFERENCES "public"."relation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_period" ADD CONSTRAINT "office_period_relation_id_relation_id_fk" FOREIGN KEY ("relation_id") REFERENCES "public"."relation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_default" ADD CONSTRAINT "tax_default_relation_id_ledger_account_id_ledger_account_relation_id_id_fk" FOREIGN KEY ("relation_id","ledger_account_id") REFERENCES "public"."ledger_account"("relation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_default" ADD CONSTRAINT "tax_default_relation_id_default_ledger_account_id_ledger_account_relation_id_id_fk" FOREIGN KEY ("relation_id","default_ledger_account_id") REFERENCES "public"."ledger_account"("relation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vat_percentage" ADD CONSTRAINT "vat_percentage_relation_id_vat_ledger_account_id_ledger_account_relation_id_id_fk" FOREIGN KEY ("relation_id","vat_ledger_account_id") REFERENCES "public"."ledger_account"("relation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounting_relation_of_party" ON "accounting_relation" USING btree ("relation_id","enterprise_relation_id");--> statement-breakpoint
CREATE INDEX "accounting_task_open" ON "accounting_task" USING btree ("relation_id","kind") WHERE state in ('queued', 'running');--> statement-breakpoint
ALTER TABLE "accounting_connection" ADD CONSTRAINT "accounting_connection_credentials_id_accounting_credentials_id_fk" FOREIGN KEY ("credentials_id") REFERENCES "public"."accounting_credentials"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_default" FOREIGN KEY ("relation_id","default_ledger_account_id") REFERENCES "public"."ledger_account"("relation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounting_connection_once" ON "accounting_connection" USING btree ("credentials_id","office_code");--> statement-breakpoint
ALTER TABLE "accounting_connection" DROP COLUMN "expires_at";--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_once" UNIQUE("relation_id","office_code","type","code");