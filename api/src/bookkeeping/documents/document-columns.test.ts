import { eq } from 'drizzle-orm';
import { relation } from '../../platform/database/schema/relations';
import { aDocument } from '../../testing/a-document';
import { appUnderTest } from '../../testing/app-under-test';
import { aCompany, aMember, type Member } from '../../testing/builders';

const app = appUnderTest();
let member: Member;
let mill: number;

async function aSupplier(name: string): Promise<number> {
  const of = { owner_relation_id: member.company.id };
  const [made] = await app.db
    .insert(relation)
    .values({ ...of, name })
    .returning();
  return made?.id as number;
}

beforeAll(async () => {
  member = await aMember(app, { company: await aCompany(app, { booking_enabled: 1 }) });
  mill = await aSupplier('Molen De Hoop');
  await aDocument(app, member, { file_name: 'nieuw.pdf' });
  await aDocument(app, member, {
    file_name: 'meel.pdf',
    ...{ status: 1, invoice_number: 'F-12', date: '2026-10-31', amount: 1284.5 },
    supplier_relation_id: mill,
    booking_errors: { invoice_number: 'Factuurnummer bestaat al in Twinfield' },
  });
  await aDocument(app, member, {
    file_name: 'retour.pdf',
    ...{ status: 1, invoice_number: 'C-3', date: '2026-11-02', amount: 50, is_credit: true },
    supplier_relation_id: await aSupplier('Zeelandia'),
  });
});

async function list(query: string) {
  const url = `/api/administrations/v1/bookingitems?${query}`;
  return (await app.http.inject({ url, headers: member.headers })).json();
}

const names = async (query: string) =>
  (await list(query)).data.map(({ file_name }: { file_name: string }) => file_name);

describe('the columns of a document', () => {
  it('tell what is known of the invoice, and what the package had against it', async () => {
    const { data } = await list('search=meel');
    expect(data).toMatchObject([
      {
        invoice_number: 'F-12',
        date: '2026-10-31',
        supplier: 'Molen De Hoop',
        amount: 1284.5,
        is_credit: false,
        booking_errors: { invoice_number: 'Factuurnummer bestaat al in Twinfield' },
        has_notes: false,
      },
    ]);
  });

  it.each([
    ['invoice_number', ['nieuw.pdf', 'retour.pdf', 'meel.pdf']],
    ['supplier', ['nieuw.pdf', 'meel.pdf', 'retour.pdf']],
    ['date', ['nieuw.pdf', 'meel.pdf', 'retour.pdf']],
    ['amount', ['nieuw.pdf', 'retour.pdf', 'meel.pdf']],
  ])(
    'are sorted by %s: what is not filled in first, a credit note as less than nothing',
    async (sort, order) => {
      expect(await names(`sort=${sort}&order=asc`)).toEqual(order);
      expect(await names(`sort=${sort}&order=desc`)).toEqual([...order].reverse());
    },
  );

  it.each(['f-12', 'hoop', '1284,50', '1.284,50', 'meel hoop'])(
    'are searched: %s finds the one',
    async (search) => {
      expect(await names(`search=${encodeURIComponent(search)}`)).toEqual(['meel.pdf']);
    },
  );

  it('follow the name of a relation that is called otherwise', async () => {
    await app.db.update(relation).set({ name: 'Molen Nooit Gedacht' }).where(eq(relation.id, mill));
    expect((await list('search=gedacht')).data).toMatchObject([
      { supplier: 'Molen Nooit Gedacht' },
    ]);
    await app.db.update(relation).set({ name: 'Molen De Hoop' }).where(eq(relation.id, mill));
  });
});

describe('a period of invoices', () => {
  it('has those with a date in it, and counts them', async () => {
    const { data, counts } = await list('date=invoice&from=2026-11-01&to=2026-11-30');
    expect(data).toMatchObject([{ file_name: 'retour.pdf' }]);
    expect(counts).toEqual({ all: 1, booked: 0, to_book: 1, questions: 0, to_progress: 0 });
    expect((await list('date=invoice&to=2026-10-31')).counts.all).toBe(1);
    expect((await list('date=invoice')).counts.all).toBe(3);
  });
});
