ALTER TABLE "invoice_month_tally" ALTER COLUMN "total" SET DATA TYPE numeric(20, 2);--> statement-breakpoint
ALTER TABLE "invoice_month_tally" ALTER COLUMN "total_ex_tax" SET DATA TYPE numeric(20, 2);--> statement-breakpoint
ALTER TABLE "invoice_month_tally" ALTER COLUMN "amount_paid" SET DATA TYPE numeric(20, 2);--> statement-breakpoint
ALTER TABLE "invoice_month_tally" ALTER COLUMN "open_amount" SET DATA TYPE numeric(20, 2);--> statement-breakpoint
ALTER TABLE "invoice_tally" ALTER COLUMN "total" SET DATA TYPE numeric(20, 2);--> statement-breakpoint
ALTER TABLE "invoice_tally" ALTER COLUMN "total_ex_tax" SET DATA TYPE numeric(20, 2);--> statement-breakpoint
ALTER TABLE "invoice_tally" ALTER COLUMN "amount_paid" SET DATA TYPE numeric(20, 2);--> statement-breakpoint
ALTER TABLE "invoice_tally" ALTER COLUMN "open_amount" SET DATA TYPE numeric(20, 2);