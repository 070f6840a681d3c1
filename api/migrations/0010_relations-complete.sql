CREATE TABLE "person" (
	"relation_id" integer PRIMARY KEY NOT NULL,
	"initial" text DEFAULT '' NOT NULL,
	"email_text" text DEFAULT '' NOT NULL,
	"mobile" text DEFAULT '' NOT NULL,
	"gender" text DEFAULT 'male' NOT NULL,
	"bsn_sealed" text DEFAULT '' NOT NULL,
	"memo" text DEFAULT '' NOT NULL,
	"married_to" text DEFAULT '' NOT NULL,
	"children" smallint DEFAULT 0 NOT NULL,
	"date_of_birth" date,
	"currency" text DEFAULT 'EUR' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "about" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "administration_relation" ADD COLUMN "hidden" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "administration_relation" ADD COLUMN "active" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "administration_user" ADD COLUMN "type" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_relation_id_relation_id_fk" FOREIGN KEY ("relation_id") REFERENCES "public"."relation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_about" ON "audit" USING gin ("about");--> statement-breakpoint
CREATE INDEX "relation_by_person" ON "relation" USING btree ("owner_relation_id","active","last_name","first_name","id");--> statement-breakpoint
CREATE INDEX "relation_by_email" ON "relation" USING btree ("owner_relation_id","active","email","id");--> statement-breakpoint
CREATE INDEX "relation_by_kind" ON "relation" USING btree ("owner_relation_id","active","enterprise_relation_type","name","id");--> statement-breakpoint
-- What a firm hid was kept with the client itself until now.
UPDATE "administration_relation" SET "hidden" = 1 FROM "relation"
  WHERE "relation"."id" = "enterprise_id" AND "relation"."hidden" = 1;--> statement-breakpoint
UPDATE "audit" SET "about" = array(
  SELECT "entity" || '.' || "entity_id" WHERE "entity" IS NOT NULL AND "entity_id" IS NOT NULL
  UNION
  SELECT substring(key FROM '^[a-z_]+\.\d+') FROM jsonb_object_keys("changes") AS key
    WHERE key ~ '^[a-z_]+\.\d+\.'
);
