import { and, asc, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { accounting_connection } from '../../platform/database/schema/accounting';
import { type BookingAttemptState, booking_attempt } from '../../platform/database/schema/bookings';
import { booking_item } from '../../platform/database/schema/bookkeeping';
import type { AttemptAnswer, BookRequest, FrozenOffice, TakeBackRequest } from './frozen-request';

type Row = typeof booking_attempt.$inferSelect;
/** The row of a kind has the request of that kind: nobody else writes it. */
export type StoredAttempt = Omit<Row, 'kind' | 'request' | 'answer'> & {
  answer: AttemptAnswer | null;
} & ({ kind: 'book'; request: BookRequest } | { kind: 'takeBack'; request: TakeBackRequest });
export type BookAttempt = Extract<StoredAttempt, { kind: 'book' }>;
export type TakeBackAttempt = Extract<StoredAttempt, { kind: 'takeBack' }>;
type Fields = typeof booking_attempt.$inferInsert;

/** As it is read; what a row of a kind holds only its writers know. */
const asStored = (row: Row): StoredAttempt => row as StoredAttempt;

const isOpen = isNull(booking_attempt.ended_at);

/** Where it was asked to be booked: organisation and office. */
const OFFICE = sql`(${booking_attempt.request} ->> 'organization_code', ${booking_attempt.request} ->> 'office_code')`;

export async function insertAttempt(db: Queries, fields: Fields): Promise<StoredAttempt> {
  const [made] = await db.insert(booking_attempt).values(fields).returning();
  return asStored(made as Row);
}

/** What was tried last with a document. */
export async function findLatestAttempt(
  db: Queries,
  relation_id: number,
  booking_item_id: number,
): Promise<StoredAttempt | undefined> {
  const [found] = await db
    .select()
    .from(booking_attempt)
    .where(
      and(
        eq(booking_attempt.relation_id, relation_id),
        eq(booking_attempt.booking_item_id, booking_item_id),
      ),
    )
    .orderBy(desc(booking_attempt.id))
    .limit(1);
  return found && asStored(found);
}

/** A job knows an attempt by its id only. */
export async function findAttempt(db: Queries, id: number): Promise<StoredAttempt | undefined> {
  const [found] = await db.select().from(booking_attempt).where(eq(booking_attempt.id, id));
  return found && asStored(found);
}

export async function findOpenAttempt(db: Queries, id: number): Promise<StoredAttempt | undefined> {
  const found = await findAttempt(db, id);
  return found && found.ended_at === null ? found : undefined;
}

/** The same; nobody else says what became of it until the transaction ends. */
export async function lockOpenAttempt(db: Queries, id: number): Promise<StoredAttempt | undefined> {
  const [found] = await db
    .select()
    .from(booking_attempt)
    .where(and(eq(booking_attempt.id, id), isOpen))
    .for('update');
  return found && asStored(found);
}

/** Those that a job should be doing. */
export const findOpenAttempts = (db: Queries): Promise<{ attempt_id: number }[]> =>
  db.select({ attempt_id: booking_attempt.id }).from(booking_attempt).where(isOpen);

/** Of a company, open attempts for another office than this one, the earliest first. */
export const findOpenElsewhere = (
  db: Queries,
  relation_id: number,
  { organization_code, office_code }: Omit<FrozenOffice, 'credentials_id'>,
): Promise<StoredAttempt[]> =>
  db
    .select()
    .from(booking_attempt)
    .where(
      and(
        eq(booking_attempt.relation_id, relation_id),
        isOpen,
        sql`${OFFICE} <> (${organization_code}, ${office_code})`,
      ),
    )
    .orderBy(asc(booking_attempt.id))
    .then((rows) => rows.map(asStored));

/** Open attempts of companies that are linked through these credentials: they may go on. */
export const findOpenThrough = (
  db: Queries,
  credentials_id: number,
): Promise<{ attempt_id: number }[]> =>
  db
    .select({ attempt_id: booking_attempt.id })
    .from(booking_attempt)
    .innerJoin(
      accounting_connection,
      eq(accounting_connection.relation_id, booking_attempt.relation_id),
    )
    .where(and(isOpen, eq(accounting_connection.credentials_id, credentials_id)));

type Changed = Partial<
  Pick<
    Fields,
    | 'state'
    | 'request'
    | 'waiting_reason'
    | 'sent_at'
    | 'resent_at'
    | 'looked_up_at'
    | 'look_ups'
    | 'answer'
    | 'decided_by'
  >
>;

/**
 * Changes an attempt that is still as it was seen: by who sends it, it is as it was when it was sent.
 *
 * @returns nothing when another has said something of it meanwhile
 */
export async function updateSeen(
  db: Queries,
  seen: Pick<StoredAttempt, 'id' | 'state' | 'sent_at' | 'resent_at'>,
  changed: Changed,
): Promise<StoredAttempt | undefined> {
  const [row] = await db
    .update(booking_attempt)
    .set(changed)
    .where(
      and(
        eq(booking_attempt.id, seen.id),
        isOpen,
        eq(booking_attempt.state, seen.state),
        sql`${booking_attempt.sent_at} is not distinct from ${seen.sent_at}::timestamptz`,
        sql`${booking_attempt.resent_at} is not distinct from ${seen.resent_at}::timestamptz`,
      ),
    )
    .returning();
  return row && asStored(row);
}

/** Ends an attempt. @returns whether it had not ended */
export async function endAttempt(
  db: Queries,
  { id }: Pick<StoredAttempt, 'id'>,
  ended: { state: Extract<BookingAttemptState, 'done' | 'refused'>; answer: AttemptAnswer | null },
): Promise<boolean> {
  const changed = await db
    .update(booking_attempt)
    .set({ ...ended, waiting_reason: null, ended_at: new Date() })
    .where(and(eq(booking_attempt.id, id), isOpen))
    .returning({ id: booking_attempt.id });
  return changed.length > 0;
}

/** Whether what has this number is what another document was booked as: each office gives numbers of its own. */
export async function isOfAnother(
  db: Queries,
  { relation_id, booking_item_id, request }: BookAttempt,
  number: string,
): Promise<boolean> {
  const { organization_code, office_code, transaction } = request;
  const [found] = await db
    .select({ id: booking_item.id })
    .from(booking_item)
    .innerJoin(
      booking_attempt,
      and(
        eq(booking_attempt.relation_id, booking_item.relation_id),
        eq(booking_attempt.booking_item_id, booking_item.id),
        eq(booking_attempt.kind, 'book'),
        eq(booking_attempt.state, 'done'),
        sql`${OFFICE} = (${organization_code}, ${office_code})`,
        sql`${booking_attempt.answer} ->> 'number' = ${number}`,
      ),
    )
    .where(
      and(
        eq(booking_item.relation_id, relation_id),
        eq(booking_item.journal_code, transaction.journal_code),
        eq(booking_item.transaction_number, number),
        ne(booking_item.id, booking_item_id),
      ),
    )
    .limit(1);
  return found !== undefined;
}
