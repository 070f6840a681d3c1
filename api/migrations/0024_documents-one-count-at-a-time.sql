-- As invoices are: one transaction that changes several documents comes upon the rows of their days in any order, as
-- does the next one. Both are counted under one lock, so that a transaction with an invoice and a document in hand
-- waits for no other that has them the other way round.
CREATE TRIGGER booking_item_tally_counts BEFORE INSERT ON booking_item_tally
FOR EACH ROW EXECUTE FUNCTION counts_for_company();
