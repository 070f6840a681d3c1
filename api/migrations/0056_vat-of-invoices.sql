CREATE TABLE "invoice_vat" (
	"relation_id" integer NOT NULL,
	"invoice_id" integer NOT NULL,
	"tax_id" smallint NOT NULL,
	"date" date NOT NULL,
	"net" numeric(14, 2) NOT NULL,
	"vat" numeric(14, 2) NOT NULL,
	"box" text,
	CONSTRAINT "invoice_vat_relation_id_invoice_id_tax_id_pk" PRIMARY KEY("relation_id","invoice_id","tax_id")
);
--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "has_vat_amounts" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_vat" ADD CONSTRAINT "invoice_vat_invoice" FOREIGN KEY ("relation_id","invoice_id") REFERENCES "public"."invoice"("relation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_vat_by_date" ON "invoice_vat" USING btree ("relation_id","date","invoice_id","box","net","vat","tax_id");--> statement-breakpoint
CREATE INDEX "invoice_without_vat_amounts" ON "invoice" USING btree ("relation_id","date") WHERE NOT has_vat_amounts AND status IN (5, 6, 7);