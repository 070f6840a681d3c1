-- Whose office a company is linked with: two organisations may have one with the same code. Of a link whose firm has left
-- it is told by what was booked last; where nothing tells, what is kept is put aside when another firm links the company.
ALTER TABLE "accounting_connection" ADD COLUMN "organization_code" text;--> statement-breakpoint
UPDATE "accounting_connection" connection SET organization_code = coalesce(
  (SELECT organization_code FROM "accounting_credentials" WHERE id = connection.credentials_id),
  (SELECT attempt.request ->> 'organization_code' FROM "booking_attempt" attempt
    WHERE attempt.relation_id = connection.relation_id ORDER BY attempt.id DESC LIMIT 1));
