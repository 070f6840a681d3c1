import type { SuggestionOutcomes } from '@boekwerk/shared/contract/bookkeeping/suggestion-outcomes';
import { booking_attempt } from '../../platform/database/schema/bookings';
import { aDocument } from '../../testing/a-document';
import { aFirmClient, anAccountant, inBooksOf } from '../../testing/a-firm';
import { appUnderTest } from '../../testing/app-under-test';
import type { Company, Member } from '../../testing/builders';

const app = appUnderTest();
let owner: Member;
let colleague: Member;
let bakery: Company;
let florist: Company;

let last = 0;
/** A booking of a client, with what it was based on. */
async function aBooking(
  company: Company,
  basis: object | null,
  given: Partial<typeof booking_attempt.$inferInsert> = {},
) {
  const { user } = owner;
  await app.db.insert(booking_attempt).values({
    ...{ relation_id: company.id, booking_item_id: await aDocument(app, { company, user }) },
    ...{ kind: 'book', reference: `bw-outcome-${++last}`, request: {}, asked_by: user.id },
    ...{ state: 'done', ended_at: new Date(), basis, ...given },
  });
}
const basis = (lines: string, source: string | null, read: object[] = []) => ({
  ...{ lines, suggestion: source && { because: 'last', source }, read },
});
const read = (field: string, source: string, is_kept: boolean) => ({ field, source, is_kept });

beforeAll(async () => {
  owner = await anAccountant(app);
  colleague = await anAccountant(app, { company: owner.company });
  bakery = await aFirmClient(app, owner.company);
  florist = await aFirmClient(app, owner.company, { assigned: [colleague] });
  const elsewhere = await aFirmClient(app, (await anAccountant(app)).company);

  await aBooking(bakery, basis('as suggested', 'rule', [read('amount', 'text', true)]));
  await aBooking(bakery, basis('changed', 'rule', [read('amount', 'text', false)]));
  await aBooking(bakery, basis('by hand', null, [read('amount', 'xml', true)]));
  // Of before it was told apart.
  await aBooking(florist, { lines: 'as suggested', suggestion: { because: 'last' }, read: [] });

  const counted = basis('changed', 'last', [read('date', 'ocr', false)]);
  const long_ago = new Date(Date.now() - 91 * 86_400_000);
  await aBooking(bakery, null);
  await aBooking(bakery, counted, { ended_at: long_ago });
  await aBooking(bakery, counted, { state: 'refused' });
  await aBooking(elsewhere, counted);
});

const outcomes = async ({ headers }: Member) => {
  const url = '/api/administrations/v1/suggestions/outcomes';
  const reply = await app.http.inject({ url, headers });
  return { status: reply.statusCode, body: reply.json() as SuggestionOutcomes };
};

it('tells per field and source how often it was proposed and booked just so, of the last 90 days', async () => {
  expect((await outcomes(owner)).body).toEqual({
    ...{ bookings: 4, by_hand: 1, has_more: false },
    data: [
      { field: 'amount', source: 'text', proposed: 2, taken: 1 },
      { field: 'amount', source: 'xml', proposed: 1, taken: 1 },
      { field: 'lines', source: 'last', proposed: 1, taken: 1 },
      { field: 'lines', source: 'rule', proposed: 2, taken: 1 },
    ],
  });
});

it('is of the clients whose books the caller keeps, and for nobody else', async () => {
  expect((await outcomes(colleague)).body).toEqual({
    ...{ bookings: 1, by_hand: 0, has_more: false },
    data: [{ field: 'lines', source: 'last', proposed: 1, taken: 1 }],
  });
  const stranger = await anAccountant(app);
  expect((await outcomes(stranger)).body).toMatchObject({ bookings: 0, data: [] });
  expect((await outcomes(await inBooksOf(app, owner, bakery))).status).toBe(403);
});
