CREATE TABLE "address_change" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "address_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"old_email" text NOT NULL,
	"new_email" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"proven_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "mail_day" (
	"relation_id" integer NOT NULL,
	"day" date NOT NULL,
	"letters" integer NOT NULL,
	"recipients" integer NOT NULL,
	CONSTRAINT "mail_day_relation_id_day_pk" PRIMARY KEY("relation_id","day")
);
--> statement-breakpoint
ALTER TABLE "mailed_code" ADD COLUMN "address_change_id" integer;--> statement-breakpoint
ALTER TABLE "relation_user" ADD COLUMN "invited_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "relation_user" ADD COLUMN "invited_last_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "relation_user" ADD COLUMN "invited_by" integer;--> statement-breakpoint
ALTER TABLE "relation_user" ADD COLUMN "invited_from" integer;--> statement-breakpoint
ALTER TABLE "address_change" ADD CONSTRAINT "address_change_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_day" ADD CONSTRAINT "mail_day_relation_id_relation_id_fk" FOREIGN KEY ("relation_id") REFERENCES "public"."relation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_change_of_user" ON "address_change" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "address_change_from" ON "address_change" USING btree (lower("old_email"));--> statement-breakpoint
ALTER TABLE "mailed_code" ADD CONSTRAINT "mailed_code_address_change_id_address_change_id_fk" FOREIGN KEY ("address_change_id") REFERENCES "public"."address_change"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relation_user" ADD CONSTRAINT "relation_user_invited_by_user_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relation_user" ADD CONSTRAINT "relation_user_invited_from_relation_id_fk" FOREIGN KEY ("invited_from") REFERENCES "public"."relation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Until now the name stood with the user; of who had an account already the company knew none.
UPDATE "relation_user" SET "invited_name" = "user"."name", "invited_last_name" = "user"."last_name"
  FROM "user" WHERE "user"."id" = "relation_user"."user_id" AND "relation_user"."status" = 1 AND "user"."status" = 1;
