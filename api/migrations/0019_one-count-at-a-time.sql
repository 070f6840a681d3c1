-- Invoices of a company are counted one transaction after the other. One that changes several invoices comes upon the
-- rows of their days and months in any order, as does the next one: each would hold what the other waits for.
CREATE FUNCTION counts_for_company() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(4730003, NEW.relation_id);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER invoice_tally_counts BEFORE INSERT ON invoice_tally
FOR EACH ROW EXECUTE FUNCTION counts_for_company();
--> statement-breakpoint
-- What a transaction locks beside the tally it locks after this, so that it waits with nothing of theirs in hand.
CREATE TRIGGER invoice_counter_counts BEFORE INSERT ON invoice_counter
FOR EACH ROW EXECUTE FUNCTION counts_for_company();
--> statement-breakpoint
CREATE TRIGGER mail_day_counts BEFORE INSERT ON mail_day
FOR EACH ROW EXECUTE FUNCTION counts_for_company();
