-- What counted customers by the name of their company alone, before 0071 counted them by what they are called: nobody reads it.
LOCK TABLE "relation" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
DROP TRIGGER "customer_tally_follows_insert" ON "relation";--> statement-breakpoint
DROP TRIGGER "customer_tally_follows_delete" ON "relation";--> statement-breakpoint
DROP TRIGGER "customer_tally_follows_update" ON "relation";--> statement-breakpoint
DROP FUNCTION "customer_tally_on_insert"();--> statement-breakpoint
DROP FUNCTION "customer_tally_on_delete"();--> statement-breakpoint
DROP FUNCTION "customer_tally_on_update"();--> statement-breakpoint
DROP TABLE "customer_bucket";--> statement-breakpoint
DROP TABLE "customer_tally";
