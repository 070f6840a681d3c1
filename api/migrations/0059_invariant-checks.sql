CREATE TABLE "invariant_check" (
	"invariant" text PRIMARY KEY NOT NULL,
	"violations" integer NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "audit_by_moment" ON "audit" USING brin ("at");