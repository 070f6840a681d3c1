import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import { aDocument } from '../../testing/a-document';
import { appUnderTest } from '../../testing/app-under-test';
import { aCompany, aCustomer, aMember, type Member } from '../../testing/builders';

const app = appUnderTest();
let baker: Member;
let miller: number;

beforeEach(async () => {
  baker = await aMember(app, { company: await aCompany(app, { booking_enabled: 1 }) });
  miller = (await aCustomer(app, baker.company)).id;
});

type Given = Parameters<typeof aDocument>[2];

const hand = (given: Given = {}) =>
  aDocument(app, baker, {
    ...{ tag: 'INK', status: DocumentStatus.toBook, supplier_relation_id: miller, amount: 1000 },
    ...given,
  });

async function booked(amounts: number[], given: Given = {}) {
  const { booked: status } = DocumentStatus;
  for (const amount of amounts) await hand({ status, booked_at: new Date(), amount, ...given });
}

async function read(id: number) {
  const url = `/api/administrations/v1/bookingitem/${id}`;
  const reply = await app.http.inject({ url, headers: baker.headers });
  const { is_first_of_supplier, usual_amount } = reply.json();
  return { is_first_of_supplier, usual_amount };
}

const NOTHING = { is_first_of_supplier: false, usual_amount: null };
const FIRST = { ...NOTHING, is_first_of_supplier: true };
const SAME = [100, 100, 100, 100, 100];

describe('a document to be booked', () => {
  it('is the first of a supplier until another one was booked', async () => {
    const id = await hand();
    await hand();
    expect(await read(id)).toEqual(FIRST);
    await booked([100]);
    expect(await read(id)).toEqual(NOTHING);
  });

  it('is told what is usual of its supplier, in its currency, credit notes apart', async () => {
    await booked(SAME);
    await booked([5000, 5000, 5000], { currency: 'USD' });
    await booked([9000, 9000, 9000], { is_credit: true });
    expect(await read(await hand())).toEqual({
      is_first_of_supplier: false,
      usual_amount: { from: 70, to: 130 },
    });
    expect(await read(await hand({ currency: 'USD' }))).toEqual(NOTHING);
  });

  it('is held against no other supplier, nor against another company', async () => {
    await booked(SAME);
    const other = (await aCustomer(app, baker.company)).id;
    expect(await read(await hand({ supplier_relation_id: other }))).toEqual(FIRST);
  });

  it.each<[string, Given]>([
    ['without a supplier', { supplier_relation_id: null }],
    ['that is a sale', { tag: 'VRK' }],
    ['that is booked', { status: DocumentStatus.booked, booked_at: new Date() }],
  ])('says nothing %s', async (_, given) => {
    await booked(SAME);
    expect(await read(await hand(given))).toEqual(NOTHING);
  });
});
