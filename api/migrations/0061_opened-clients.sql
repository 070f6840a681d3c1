CREATE TABLE "opened_client" (
	"administration_id" integer NOT NULL,
	"enterprise_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"opened_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "opened_client_once" PRIMARY KEY("user_id","administration_id","enterprise_id")
);
--> statement-breakpoint
ALTER TABLE "opened_client" ADD CONSTRAINT "opened_client_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opened_client" ADD CONSTRAINT "opened_client_of_firm" FOREIGN KEY ("administration_id","enterprise_id") REFERENCES "public"."administration_relation"("administration_id","enterprise_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "opened_client_latest" ON "opened_client" USING btree ("user_id","administration_id","opened_at");