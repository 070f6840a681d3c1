import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { brokenInvariants } from '../../invariants/check-invariants';
import { booking_attempt } from '../../platform/database/schema/bookings';
import { booking_item } from '../../platform/database/schema/bookkeeping';
import { aDocument } from '../../testing/a-document';
import { aFirmClient, anAccountant, inBooksOf } from '../../testing/a-firm';
import { aQuestion } from '../../testing/a-question';
import { linkOffice, someCredentials } from '../../testing/an-accounting-link';
import { appUnderTest } from '../../testing/app-under-test';
import { aCustomer, aMember, type Member } from '../../testing/builders';
import { findSameNumber } from '../booking/booking-store';
import { findSameContent } from '../documents/store';

const app = appUnderTest();
let owner: Member;
let baker: Member;
let supplier: number;
/** Asked about, and once sent to the package: everything there is has it. */
let bill: number;
/** Of the same supplier, with the same number: the bill is its duplicate. */
let same: number;

const BYTES = '%PDF-1.4 meel';
const sha256 = createHash('sha256').update(BYTES).digest('hex');
const REFERENCE = 'bw-abcdefg234567abc';

beforeAll(async () => {
  owner = await anAccountant(app);
  await someCredentials(app, owner);
  const bakery = await aFirmClient(app, owner.company, { name: 'Bakkerij' });
  await linkOffice(app, bakery);
  baker = await aMember(app, { company: bakery });
  supplier = (await aCustomer(app, bakery, { enterprise_relation_type: 'supplier' })).id;

  const filled = { supplier_relation_id: supplier, invoice_number: 'F-1', tag: 'INK' } as const;
  await aDocument(app, baker, { uploaded_date: new Date('2026-10-01T10:00Z') });
  bill = await aQuestion(app, baker, { ...filled, bytes: BYTES, said: [{ by: owner.user }] });
  same = await aDocument(app, baker, { supplier_relation_id: supplier, invoice_number: 'f 1' });
  const sent = { relation_id: bakery.id, booking_item_id: bill, asked_by: baker.user.id };
  await app.db.insert(booking_attempt).values({
    ...{ ...sent, kind: 'book', reference: REFERENCE, request: {} },
    ...{ state: 'refused', ended_at: new Date() },
  });
});

const get = async ({ headers }: Member, path: string) => {
  const reply = await app.http.inject({ url: `/api/administrations/v1/${path}`, headers });
  return { status: reply.statusCode, body: reply.json() };
};

/** What each place shows, counts or finds, for the company and for the firm. */
async function everywhere() {
  const { id: relation_id } = baker.company;
  const rows = async (who: Member, path: string) =>
    (await get(who, path)).body.data.map(({ id }: { id: number }) => id);
  const counts = async (who: Member, path: string) => (await get(who, path)).body.counts;
  const [client] = (await get(owner, 'stats')).body.data;
  const numbered = { relation_id, id: 0, invoice_number: 'F-1', is_credit: false };
  return {
    list: await rows(baker, 'bookingitems'),
    'list by name': await rows(baker, 'bookingitems?sort=file_name&tab=questions'),
    'second page': await rows(baker, 'bookingitems?itemsPerPage=1&page=2&order=asc'),
    searched: await counts(baker, 'bookingitems?search=bon'),
    'counts of the tabs': await counts(baker, 'bookingitems'),
    'counts of a period': await counts(baker, 'bookingitems?from=2026-01-01'),
    'counts as the firm sees them': await counts(
      await inBooksOf(app, owner, baker.company),
      'bookingitems',
    ),
    itself: (await get(baker, `bookingitem/${bill}`)).status,
    'its file': (await get(baker, `bookingitem/${bill}/temporary-url`)).status,
    'same bytes': await findSameContent(app.db, relation_id, sha256),
    'same number': await findSameNumber(app.db, { ...numbered, supplier_relation_id: supplier }),
    'numbers of the supplier': (await get(baker, `relation/${supplier}/invoiceIds`)).body.length,
    'possible duplicates': (await get(baker, `bookingitem/${same}/duplicates`)).body.length,
    'all as one zip': (await get(baker, 'bookingitems/download-url')).status,
    questions: await rows(baker, 'pendinglogs'),
    'counted questions': await counts(baker, 'pendinglogs'),
    'questions of the firm': await rows(owner, 'pendinglogs'),
    client: { total: client.total, last_uploaded: client.last_uploaded },
    practice: (await get(owner, 'dashboardstats')).body.booking_items,
  };
}

const trash = (deleted: boolean) =>
  app.db
    .update(booking_item)
    .set({
      deleted_at: deleted ? new Date() : null,
      deleted_by: deleted ? baker.user.id : null,
    })
    .where(eq(booking_item.id, bill));

it('leaves what is in the trash out of all that shows, counts and compares documents', async () => {
  const with_it = await everywhere();
  await trash(true);
  const without = await everywhere();
  for (const [place, told] of Object.entries(with_it))
    expect([place, without[place as keyof typeof without]]).not.toEqual([place, told]);
  expect(await brokenInvariants(app)).toEqual([]);

  await trash(false);
  expect(await everywhere()).toEqual(with_it);
});
