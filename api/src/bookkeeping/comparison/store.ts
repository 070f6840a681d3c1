import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import type { Euro } from '@boekwerk/shared/domain/money/money';
import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { keepsVersion } from '../../platform/database/keeps-version';
import { booking_item } from '../../platform/database/schema/bookkeeping';

type Office = { relation_id: number; office_code: string };

/** A booked document as it is held against its transaction. */
export type BookedItem = Awaited<ReturnType<typeof bookedSince>>[number];

const net = sql<Euro>`(
  select coalesce(sum(line.value), 0) from booking_line line
  where line.relation_id = booking_item.relation_id and line.booking_item_id = booking_item.id
)`.mapWith(Number);

/**
 * The code under which it was booked, and those that its supplier or customer has in the office now: who is linked with
 * another one since changed nothing there.
 */
const relationCodes = (office_code: string) => sql<string[]>`array(
  select attempt.request #>> '{transaction,relation_code}' from booking_attempt attempt
  where attempt.relation_id = booking_item.relation_id and attempt.booking_item_id = booking_item.id
    and attempt.kind = 'book' and attempt.state = 'done'
    and attempt.request ->> 'office_code' = ${office_code}
    and attempt.answer ->> 'number' = booking_item.transaction_number
  union all
  select account.code from accounting_relation link
  join ledger_account account on account.id = link.ledger_account_id
  where link.relation_id = booking_item.relation_id
    and link.enterprise_relation_id = booking_item.supplier_relation_id
    and account.office_code = ${office_code}
)`;

/** Codes of another office are on what was booked before the company came to this one. */
const isOfOffice = (office_code: string) => sql`not exists (
  select from booking_line line
  join ledger_account account on account.id = line.ledger_account_id
  where line.relation_id = booking_item.relation_id and line.booking_item_id = booking_item.id
    and account.office_code <> ${office_code}
)`;

/** One that is being taken back may be gone any moment. */
const isBooked = and(
  eq(booking_item.status, DocumentStatus.booked),
  sql`not exists (
    select from booking_attempt attempt
    where attempt.booking_item_id = booking_item.id and attempt.ended_at is null
  )`,
  isNotNull(booking_item.journal_code),
  isNotNull(booking_item.transaction_number),
);

/** What a company booked in its office since a moment; what was looked at longest ago comes first. */
export const bookedSince = (db: Queries, { relation_id, office_code }: Office, since: Date) =>
  db
    .select({
      id: booking_item.id,
      relation_id: booking_item.relation_id,
      // Both are there, as the condition says.
      journal_code: sql<string>`${booking_item.journal_code}`,
      transaction_number: sql<string>`${booking_item.transaction_number}`,
      tag: booking_item.tag,
      date: booking_item.date,
      invoice_number: booking_item.invoice_number,
      currency: booking_item.currency,
      amount: booking_item.amount,
      net,
      is_credit: booking_item.is_credit,
      relation_codes: relationCodes(office_code),
      is_provisional: booking_item.is_provisional,
      package_difference: booking_item.package_difference,
      package_modified: booking_item.package_modified,
    })
    .from(booking_item)
    .where(
      and(
        eq(booking_item.relation_id, relation_id),
        gt(booking_item.booked_at, since),
        isBooked,
        isOfOffice(office_code),
      ),
    )
    .orderBy(sql`${booking_item.package_modified} nulls first`, asc(booking_item.id));

type Kept = Partial<
  Pick<
    typeof booking_item.$inferInsert,
    'is_provisional' | 'package_difference' | 'package_modified'
  >
>;

/** @returns whether it is still booked as that transaction: it may have been taken back meanwhile */
export async function keepCompared(
  db: Queries,
  { id, relation_id, journal_code, transaction_number }: BookedItem,
  fields: Kept,
): Promise<boolean> {
  const kept = await db
    .update(booking_item)
    .set({ ...fields, ...keepsVersion(booking_item) })
    .where(
      and(
        eq(booking_item.relation_id, relation_id),
        eq(booking_item.id, id),
        isBooked,
        eq(booking_item.journal_code, journal_code),
        eq(booking_item.transaction_number, transaction_number),
      ),
    )
    .returning({ id: booking_item.id });
  return kept.length > 0;
}
