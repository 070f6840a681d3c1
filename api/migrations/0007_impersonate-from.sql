ALTER TABLE "session" DROP CONSTRAINT "session_impersonator_id_user_id_fk";
--> statement-breakpoint
ALTER TABLE "session" DROP COLUMN "impersonator_id";