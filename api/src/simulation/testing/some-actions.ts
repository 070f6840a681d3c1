import { sql } from 'drizzle-orm';
import { bookingIn } from '../../bookkeeping/booking/testing/a-booking';
import { importCustomer } from '../../bookkeeping/imports/testing/send-sheet';
import { actionsOf } from '../../invariants/testing/actions';
import { MISTAKES, mistakeOf } from '../../invariants/testing/mistakes';
import { type Action, byCall } from '../../invariants/testing/walk-crashes';
import { linking } from '../../testing/a-linked-firm';
import type { AccountingStandIn } from '../../testing/accounting-stand-in';
import { aConnectedCompany } from '../../testing/an-accounting-link';
import { aCompany, aMember } from '../../testing/builders';
import type { TestApp } from '../../testing/test-app';

/** Those that are done at once: all that touches two things, but for what takes too long to be done ten thousand times. */
export const ACTIONS = [
  ...['send', 'send by hand', 'send several', 'pay', 'pay several', 'credit', 'send a credit'],
  ...['invite', 'upload', 'merge', 'move', 'book'],
] as const;

/** In which documents are booked. */
export const OFFICE = 'VISSER/1001';

export async function someActions(app: TestApp, standIn: AccountingStandIn): Promise<Action[]> {
  const company = await aConnectedCompany(app, { booking_enabled: 1 });
  const member = await aMember(app, { company });
  const other = await aCompany(app, { booking_enabled: 1 });
  await aMember(app, { company: other, user: member.user, is_default: false });
  const links = linking(app, () => standIn);
  const bookkeeper = await links.aLinkedClient(await links.aLinkedFirm());
  const our = bookingIn({ app, ask: links.ask, standIn: () => standIn }, bookkeeper, OFFICE);
  await importCustomer({ app, ask: links.ask, bookkeeper: () => bookkeeper, our: () => our });
  // All that is played in a world takes longer than a token is good for.
  await app.db.execute(sql`update session set token_expires_at = now() + interval '6 hours'`);
  // One supplier for all: whoever is linked with the same creditor takes it over from the one before.
  const supplier_relation_id = await our.aParty();
  const book = byCall('book', async () => ({
    method: 'PUT',
    url: `/api/administrations/v1/bookingitem/${await our.aBill()}/book`,
    headers: bookkeeper.headers,
    payload: await our.aForm({ supplier_relation_id }),
  }));
  const mistakes = Object.keys(MISTAKES).map((name) => mistakeOf(member, name));
  return [...actionsOf({ member, bookkeeper, other }), book, ...mistakes];
}
