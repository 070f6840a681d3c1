-- In the order in which a company's rows are written, and before anything is done.
LOCK TABLE "relation", "administration_relation", "administration_user", "customer_tally", "firm_client_tally", "file", "ledger_account", "accounting_relation", "accounting_task", "product", "product_tally", "project", "invoice_prefix", "invoice_template", "recurrence", "invoice", "invoice_line", "attachment", "payment", "mail", "booking_rule", "booking_import", "booking_item", "booking_item_state_tally", "booking_line", "booking_origin", "booking_attempt", "note" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
-- A file is of the company whose row names it: the key says so from now on.
ALTER TABLE "booking_import" DROP CONSTRAINT "booking_import_file_id_file_id_fk";--> statement-breakpoint
ALTER TABLE "booking_item" DROP CONSTRAINT "booking_item_file_id_file_id_fk";--> statement-breakpoint
ALTER TABLE "attachment" DROP CONSTRAINT "attachment_file_id_file_id_fk";--> statement-breakpoint
ALTER TABLE "invoice" DROP CONSTRAINT "invoice_logo_file_id_file_id_fk";--> statement-breakpoint
ALTER TABLE "invoice" DROP CONSTRAINT "invoice_pdf_file_id_file_id_fk";--> statement-breakpoint
ALTER TABLE "invoice" DROP CONSTRAINT "invoice_ubl_file_id_file_id_fk";--> statement-breakpoint
ALTER TABLE "relation" DROP CONSTRAINT "relation_logo_file_id_file_id_fk";--> statement-breakpoint
-- Keys begin with the id as before, so that what looks a row up by it alone is as fast, and hold the company as well.
ALTER TABLE "administration_relation" DROP CONSTRAINT "administration_relation_pkey", ADD CONSTRAINT "administration_relation_id_administration_id_pk" PRIMARY KEY("id","administration_id");--> statement-breakpoint
ALTER TABLE "administration_user" DROP CONSTRAINT "administration_user_pkey", ADD CONSTRAINT "administration_user_id_administration_id_pk" PRIMARY KEY("id","administration_id");--> statement-breakpoint
ALTER TABLE "customer_tally" DROP CONSTRAINT "customer_tally_pkey", ADD CONSTRAINT "customer_tally_id_owner_relation_id_pk" PRIMARY KEY("id","owner_relation_id");--> statement-breakpoint
ALTER TABLE "firm_client_tally" DROP CONSTRAINT "firm_client_tally_pkey", ADD CONSTRAINT "firm_client_tally_id_administration_id_pk" PRIMARY KEY("id","administration_id");--> statement-breakpoint
ALTER TABLE "file" DROP CONSTRAINT "file_pkey", ADD CONSTRAINT "file_id_relation_id_pk" PRIMARY KEY("id","relation_id");--> statement-breakpoint
ALTER TABLE "ledger_account" DROP CONSTRAINT "ledger_account_pkey", ADD CONSTRAINT "ledger_account_id_relation_id_pk" PRIMARY KEY("id","relation_id");--> statement-breakpoint
ALTER TABLE "accounting_relation" DROP CONSTRAINT "accounting_relation_pkey", ADD CONSTRAINT "accounting_relation_id_relation_id_pk" PRIMARY KEY("id","relation_id");--> statement-breakpoint
ALTER TABLE "accounting_task" DROP CONSTRAINT "accounting_task_pkey", ADD CONSTRAINT "accounting_task_id_relation_id_pk" PRIMARY KEY("id","relation_id");--> statement-breakpoint
ALTER TABLE "product" DROP CONSTRAINT "product_pkey", ADD CONSTRAINT "product_id_relation_id_pk" PRIMARY KEY("id","relation_id");--> statement-breakpoint
ALTER TABLE "product_tally" DROP CONSTRAINT "product_tally_pkey", ADD CONSTRAINT "product_tally_id_relation_id_pk" PRIMARY KEY("id","relation_id");--> statement-breakpoint
ALTER TABLE "project" DROP CONSTRAINT "project_pkey", ADD CONSTRAINT "project_id_relation_id_pk" PRIMARY KEY("id","relation_id");--> statement-breakpoint
ALTER TABLE "invoice_prefix" DROP CONSTRAINT "invoice_prefix_pkey", ADD CONSTRAINT "invoice_prefix_id_relation_id_pk" PRIMARY KEY("id","relation_id");--> statement-breakpoint
ALTER TABLE "invoice_template" DROP CONSTRAINT "invoice_template_pkey", ADD CONSTRAINT "invoice_template_id_relation_id_pk" PRIMARY KEY("id","relation_id");--> statement-breakpoint
ALTER TABLE "recurrence" DROP CONSTRAINT "recurrence_pkey", ADD CONSTRAINT "recurrence_id_relation_id_pk" PRIMARY KEY("id","relation_id");--> statement-breakpoint
ALTER TABLE "invoice" DROP CONSTRAINT "invoice_pkey", ADD CONSTRAINT "invoice_id_relation_id_pk" PRIMARY KEY("id","relation_id");--> statement-breakpoint
ALTER TABLE "invoice_line" DROP CONSTRAINT "invoice_line_pkey", ADD CONSTRAINT "invoice_line_id_relation_id_pk" PRIMARY KEY("id","relation_id");--> statement-breakpoint
ALTER TABLE "attachment" DROP CONSTRAINT "attachment_pkey", ADD CONSTRAINT "attachment_id_relation_id_pk" PRIMARY KEY("id","relation_id");--> statement-breakpoint
ALTER TABLE "payment" DROP CONSTRAINT "payment_pkey", ADD CONSTRAINT "payment_id_relation_id_pk" PRIMARY KEY("id","relation_id");--> statement-breakpoint
ALTER TABLE "mail" DROP CONSTRAINT "mail_pkey", ADD CONSTRAINT "mail_id_relation_id_pk" PRIMARY KEY("id","relation_id");--> statement-breakpoint
ALTER TABLE "booking_rule" DROP CONSTRAINT "booking_rule_pkey", ADD CONSTRAINT "booking_rule_id_relation_id_pk" PRIMARY KEY("id","relation_id");--> statement-breakpoint
ALTER TABLE "booking_import" DROP CONSTRAINT "booking_import_pkey", ADD CONSTRAINT "booking_import_id_relation_id_pk" PRIMARY KEY("id","relation_id");--> statement-breakpoint
ALTER TABLE "booking_item" DROP CONSTRAINT "booking_item_pkey", ADD CONSTRAINT "booking_item_id_relation_id_pk" PRIMARY KEY("id","relation_id");--> statement-breakpoint
ALTER TABLE "booking_item_state_tally" DROP CONSTRAINT "booking_item_state_tally_pkey", ADD CONSTRAINT "booking_item_state_tally_id_relation_id_pk" PRIMARY KEY("id","relation_id");--> statement-breakpoint
ALTER TABLE "booking_line" DROP CONSTRAINT "booking_line_pkey", ADD CONSTRAINT "booking_line_id_relation_id_pk" PRIMARY KEY("id","relation_id");--> statement-breakpoint
ALTER TABLE "booking_origin" DROP CONSTRAINT "booking_origin_item_id_source_item_id_pk", ADD CONSTRAINT "booking_origin_item_id_source_item_id_relation_id_pk" PRIMARY KEY("item_id","source_item_id","relation_id");--> statement-breakpoint
ALTER TABLE "booking_attempt" DROP CONSTRAINT "booking_attempt_pkey", ADD CONSTRAINT "booking_attempt_id_relation_id_pk" PRIMARY KEY("id","relation_id");--> statement-breakpoint
ALTER TABLE "note" DROP CONSTRAINT "note_pkey", ADD CONSTRAINT "note_id_relation_id_pk" PRIMARY KEY("id","relation_id");--> statement-breakpoint
ALTER TABLE "booking_attempt" DROP CONSTRAINT "booking_attempt_reference_unique";--> statement-breakpoint
ALTER TABLE "note" DROP CONSTRAINT "note_reference_unique";--> statement-breakpoint
ALTER TABLE "recurrence" DROP CONSTRAINT "recurrence_of_base";--> statement-breakpoint
DROP INDEX "booking_attempt_open";--> statement-breakpoint
DROP INDEX "invoice_occurrence_once";--> statement-breakpoint
CREATE UNIQUE INDEX "booking_attempt_open" ON "booking_attempt" USING btree ("booking_item_id","relation_id") WHERE ended_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_occurrence_once" ON "invoice" USING btree ("recurrence_id","occurrence","relation_id");--> statement-breakpoint
ALTER TABLE "booking_attempt" ADD CONSTRAINT "booking_attempt_reference" UNIQUE("reference","relation_id");--> statement-breakpoint
ALTER TABLE "note" ADD CONSTRAINT "note_reference" UNIQUE("reference","relation_id");--> statement-breakpoint
ALTER TABLE "recurrence" ADD CONSTRAINT "recurrence_of_base" UNIQUE("base_invoice_id","relation_id");--> statement-breakpoint
ALTER TABLE "booking_import" ADD CONSTRAINT "booking_import_file" FOREIGN KEY ("file_id","relation_id") REFERENCES "public"."file"("id","relation_id") NOT VALID;--> statement-breakpoint
ALTER TABLE "booking_item" ADD CONSTRAINT "booking_item_file" FOREIGN KEY ("file_id","relation_id") REFERENCES "public"."file"("id","relation_id") NOT VALID;--> statement-breakpoint
ALTER TABLE "attachment" ADD CONSTRAINT "attachment_file" FOREIGN KEY ("file_id","relation_id") REFERENCES "public"."file"("id","relation_id") NOT VALID;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_logo" FOREIGN KEY ("logo_file_id","relation_id") REFERENCES "public"."file"("id","relation_id") NOT VALID;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_pdf" FOREIGN KEY ("pdf_file_id","relation_id") REFERENCES "public"."file"("id","relation_id") NOT VALID;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_ubl" FOREIGN KEY ("ubl_file_id","relation_id") REFERENCES "public"."file"("id","relation_id") NOT VALID;--> statement-breakpoint
ALTER TABLE "relation" ADD CONSTRAINT "relation_logo" FOREIGN KEY ("logo_file_id","id") REFERENCES "public"."file"("id","relation_id") NOT VALID;--> statement-breakpoint
-- Should an old row name a file of another company, the key holds for new ones alone, and the log says so: no reason not to start.
DO $$
DECLARE
  link record;
BEGIN
  FOR link IN
    SELECT conname, conrelid::regclass AS of FROM pg_constraint
    WHERE contype = 'f' AND NOT convalidated AND confrelid = '"file"'::regclass
  LOOP
    BEGIN
      EXECUTE format('ALTER TABLE %s VALIDATE CONSTRAINT %I', link.of, link.conname);
    EXCEPTION WHEN foreign_key_violation THEN
      RAISE WARNING '% of % does not hold for all rows: %', link.conname, link.of, SQLERRM;
    END;
  END LOOP;
END $$;