ALTER TABLE "ledger_account" ALTER COLUMN "type" SET DATA TYPE smallint USING CASE "type"
	WHEN 'balance' THEN 0
	WHEN 'profit_and_loss' THEN 1
	WHEN 'cost_centre' THEN 2
	WHEN 'project' THEN 3
	WHEN 'journal' THEN 6
END;
