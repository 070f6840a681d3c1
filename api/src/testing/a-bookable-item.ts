import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { eq } from 'drizzle-orm';
import type { App } from '../platform/app';
import {
  accounting_connection,
  accounting_relation,
  ledger_account,
} from '../platform/database/schema/accounting';
import { booking_attempt } from '../platform/database/schema/bookings';
import { booking_item } from '../platform/database/schema/bookkeeping';
import { someCredentials } from './an-accounting-link';
import type { Member } from './builders';
import type { Ids } from './everything';
import { SHOWN_AT } from './sample';

type Of = { member: Member; ids: Ids };
type Item = Partial<typeof booking_item.$inferInsert>;

const LABELLED = { tag: 'INK' } as const;
const BOOKED: Item = {
  ...LABELLED,
  status: DocumentStatus.booked,
  journal_code: 'INK',
  transaction_number: '202600001',
  is_provisional: true,
};
const BEING_BOOKED: Item = {
  ...LABELLED,
  status: DocumentStatus.inProgress,
  in_progress_for: 'booking',
  in_progress_since: new Date(),
};
const HALF_AN_HOUR_MS = 30 * 60_000;

/** What must be so before a call of booking has something to do. */
const BEFORE: { readonly [name: string]: (app: App, of: Of) => Promise<void> } = {
  'booking.processBookingItem': (app, { ids }) => setItem(app, ids, LABELLED),
  'booking.bookBookingItem': async (app, of) => {
    await linkParty(app, of);
    await setItem(app, of.ids, { ...LABELLED, status: DocumentStatus.toBook });
  },
  'bulkBooking.bookBookingItems': async (app, of) => {
    await linkParty(app, of);
    const shown = { status: DocumentStatus.toBook, updated_at: new Date(SHOWN_AT) };
    await setItem(app, of.ids, { ...LABELLED, ...shown });
  },
  'booking.takeBackBooking': async (app, of) => {
    await setItem(app, of.ids, BOOKED);
    await anAttempt(app, of, { state: 'done', ended_at: new Date() });
  },
  'booking.decideBooking': async (app, of) => {
    await setItem(app, of.ids, BEING_BOOKED);
    await anAttempt(app, of, {
      state: 'uncertain',
      sent_at: new Date(Date.now() - HALF_AN_HOUR_MS),
    });
  },
};

/** Makes the document of a company ready for what is done to it. */
export const prepareBooking = async (app: App, name: string, of: Of): Promise<void> =>
  BEFORE[name]?.(app, of);

const setItem = async ({ db }: App, { bookingItem }: Ids, fields: Item): Promise<void> =>
  void (await db
    .update(booking_item)
    .set(fields)
    .where(eq(booking_item.id, Number(bookingItem))));

/** Its office has a journal for purchases, and the creditor that its relation is. */
async function linkParty(app: App, { member, ids }: Of): Promise<void> {
  const relation_id = member.company.id;
  await linkCredentials(app, member);
  await app.db.insert(ledger_account).values({
    ...{ relation_id, office_code: '1001', code: 'INK', name: 'Inkoop', type: LedgerType.journal },
  });
  await app.db.insert(accounting_relation).values({
    ...{ relation_id, office_code: '1001', type: LedgerType.supplier },
    enterprise_relation_id: Number(ids.party),
    ledger_account_id: Number(ids.debtorOrCreditor),
  });
}

async function linkCredentials(app: App, member: Member) {
  const credentials = await someCredentials(app, member);
  await app.db
    .update(accounting_connection)
    .set({ credentials_id: credentials.id })
    .where(eq(accounting_connection.relation_id, member.company.id));
  return credentials;
}

async function anAttempt(
  app: App,
  { member, ids }: Of,
  given: Partial<typeof booking_attempt.$inferInsert>,
): Promise<void> {
  const { id, organization_code } = await linkCredentials(app, member);
  await app.db.insert(booking_attempt).values({
    relation_id: member.company.id,
    booking_item_id: Number(ids.bookingItem),
    kind: 'book',
    reference: `bw-${ids.bookingItem}`,
    request: {
      credentials_id: id,
      organization_code,
      office_code: '1001',
      transaction: { journal_code: 'INK' },
    },
    asked_by: member.user.id,
    ...given,
  });
}
