import { sql } from 'drizzle-orm';
import { ofDocuments } from './of-documents';

/** Account 4000 of one office has nothing to do with that of another. */
export const attemptOfOwnOffice = ofDocuments(
  'attempt-of-own-office',
  'an open attempt is for the office of the company, and names no code of another',
  sql`exists (
    select from booking_attempt attempt
    left join accounting_connection connection on connection.relation_id = attempt.relation_id
    where attempt.relation_id = item.relation_id and attempt.booking_item_id = item.id
      and attempt.ended_at is null
      and (
        attempt.request ->> 'office_code' is distinct from connection.office_code
        or attempt.kind = 'book' and exists (
          select from booking_line line
          join ledger_account account on account.id in (
            line.ledger_account_id, line.cost_place_ledger_account_id,
            line.project_ledger_account_id, line.vat_ledger_account_id, item.ledger_account_id
          )
          where line.relation_id = item.relation_id and line.booking_item_id = item.id
            and account.office_code <> attempt.request ->> 'office_code'
        )
      )
  )`,
);
