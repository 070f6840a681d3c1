import type {
  VatFigure,
  VatLine,
  VatOverview,
} from '@boekwerk/shared/contract/bookkeeping/vat-overview';
import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { fromCents, sum, toCents } from '@boekwerk/shared/domain/money/money';
import { and, eq } from 'drizzle-orm';
import { aForm, aLine, callsOf } from '../../invoicing/testing/an-invoice';
import { keepVatAmounts } from '../../invoicing/vat/invoice-vat-job';
import { ledger_account, vat_percentage } from '../../platform/database/schema/accounting';
import { booking_line } from '../../platform/database/schema/bookings';
import { booking_item } from '../../platform/database/schema/bookkeeping';
import { invoice, invoice_vat } from '../../platform/database/schema/invoicing';
import { administration_user } from '../../platform/database/schema/relations';
import { aDocument } from '../../testing/a-document';
import { aFirmClient, anAccountant, inBooksOf } from '../../testing/a-firm';
import { appUnderTest } from '../../testing/app-under-test';
import { aCompany, aCustomer, aMember, type Member } from '../../testing/builders';
import { whileRefused } from '../../testing/while-refused';

const app = appUnderTest();

const QUARTER = 'start=2026-01-01&end=2026-03-31';
const ask = async ({ headers }: Member, call: string, query = QUARTER) => {
  const url = `/api/administrations/v1/vatoverview${call}?${query}`;
  const reply = await app.http.inject({ url, headers });
  return {
    status: reply.statusCode,
    reply,
    body: call === '/csv' ? null : reply.json(),
  };
};
const tableOf = async (by: Member) => (await ask(by, '/csv')).reply.body;
const overviewOf = async (of: Member, query?: string): Promise<VatOverview> =>
  (await ask(of, '', query)).body;
/** Those that are not empty: turnover, VAT, lines. */
const filled = ({ boxes, not_assigned }: VatOverview) =>
  Object.fromEntries([
    ...boxes
      .filter(({ lines }) => lines > 0)
      .map(({ box, turnover, vat, lines }) => [box, [turnover, vat, lines]]),
    ...not_assigned.map(({ reason, turnover, vat, lines }) => [reason, [turnover, vat, lines]]),
  ]);
const linesOf = async (of: Member, figure: VatFigure, query = ''): Promise<VatLine[]> =>
  (await ask(of, '/lines', `${QUARTER}&figure=${figure}&itemsPerPage=100${query}`)).body.data;

type Line = { code?: string; value: number; vat?: number; kind?: 0 | 1; number?: string };
type Of = NonNullable<Parameters<typeof aDocument>[2]>;

const CODES = [
  { code: 'VH', vat_is_sale: true, vat_group: 'NL1A' },
  { code: 'V0', vat_is_sale: true, vat_group: '' },
  { code: 'ICP', vat_is_sale: true, vat_group: 'NL3B' },
  { code: 'IH', vat_is_sale: false, vat_group: 'NL5B' },
  { code: 'IN', vat_is_sale: false, vat_group: '' },
  { code: 'IV', vat_is_sale: false, vat_group: 'NL2A', vat_is_reversed: true },
  { code: 'IW', vat_is_sale: false, vat_group: 'NL4A', vat_is_reversed: true },
  { code: 'ICT', vat_is_sale: false, vat_group: 'NL4B', vat_is_reversed: true },
  { code: 'OUD', vat_is_sale: false, vat_group: 'NL5B', vat_is_reversed: true },
];

/** The VAT codes of a company, as they are synchronised; those of 21 % cost 19 % before the tenth of January. */
async function someCodes({ company }: Member): Promise<Record<string, number>> {
  const of = { relation_id: company.id, office_code: '1001', type: LedgerType.vat };
  const rows = await app.db
    .insert(ledger_account)
    .values(CODES.map((each) => ({ ...of, name: each.code, ...each })))
    .returning();
  const costing = rows.filter(({ code }) => !['V0', 'ICP', 'IN'].includes(code));
  await app.db.insert(vat_percentage).values(
    costing.flatMap(({ id: vat_ledger_account_id, relation_id }) => [
      { relation_id, vat_ledger_account_id, from_date: '2012-10-01', percentage: 19 },
      { relation_id, vat_ledger_account_id, from_date: '2026-01-10', percentage: 21 },
    ]),
  );
  return Object.fromEntries(rows.map(({ code, id }) => [code, id]));
}

async function aBooking(
  by: Member,
  codes: Record<string, number>,
  lines: readonly Line[],
  given: Of = {},
) {
  const { id: relation_id } = by.company;
  const state = { status: DocumentStatus.booked, date: '2026-02-14', tag: 'INK' as const };
  const booking_item_id = await aDocument(app, by, { ...state, ...given });
  await app.db.insert(booking_line).values(
    lines.map(({ code, value, vat = 0, kind = null, number = '' }, position) => ({
      ...{ relation_id, booking_item_id, position, value, vat },
      vat_ledger_account_id: code ? (codes[code] ?? null) : null,
      foreign_sale_type: kind,
      supplier_tax_code: number,
    })),
  );
  return booking_item_id;
}

const bookKeepingMember = async () =>
  aMember(app, { company: await aCompany(app, { booking_enabled: 1 }) });

describe('GET vatoverview', () => {
  let owner: Member;
  let codes: Record<string, number>;
  let german: number;

  /** A quarter as somebody wrote it down by hand: the figures below are theirs. */
  beforeAll(async () => {
    owner = await bookKeepingMember();
    codes = await someCodes(owner);
    const { company } = owner;
    const calls = callsOf(app, owner.headers);
    const dutch = await aCustomer(app, company, {
      name: 'De Gouden Lepel',
      country: 'NL',
      tax_number: 'NL004495445B01',
    });
    const berlin = await aCustomer(app, company, {
      name: 'Berlin Brot',
      country: 'DE',
      tax_number: 'DE136695976',
    });
    const gent = await aCustomer(app, company, {
      name: 'Gent Zonder',
      country: 'BE',
      tax_number: '',
    });
    const york = await aCustomer(app, company, { name: 'York', country: 'US', tax_number: '' });
    const send = (to: typeof dutch, lines: Parameters<typeof aLine>[0][], more: object = {}) =>
      calls.aSent(aForm(to, { products: lines.map(aLine), ...more }));

    // A discount of 10 % over two kinds; to the cent 1a 180,00 + 37,80, and 1b 90,00 + 8,10.
    const mixed = await send(dutch, [{ value: 200 }, { value: 100, tax_id: 2 }], {
      discount_percentage: 10,
    });
    await send(dutch, [{ value: 10.05 }], { incl_tax: true });
    await send(dutch, [{ value: 50, tax_id: 3 }]);
    await send(dutch, [{ value: 70, tax_id: 4 }]);
    await send(berlin, [{ value: 500, tax_id: 4 }]);
    ({ id: german } = await send(berlin, [{ value: 300.3, tax_id: 6 }]));
    await send(gent, [{ value: 40, tax_id: 6 }]);
    await send(york, [{ value: 25, tax_id: 5 }]);
    await send(dutch, [{ value: 999 }], { date: '2026-04-01', expiration_date: '2026-05-01' });
    await calls.aConcept(aForm(dutch));
    // Takes back all of the first, a week later.
    const credit = await calls.post(`invoice/${mixed.id}/credit`);
    await app.db.update(invoice).set({ date: '2026-03-09' }).where(eq(invoice.id, credit.body.id));
    await calls.put(`invoice/${credit.body.id}/sent`);

    const book = (lines: Line[], given: Of = {}) => aBooking(owner, codes, lines, given);
    await book([
      { code: 'IH', value: 200.1, vat: 42.02 },
      { code: 'IN', value: 12 },
    ]);
    await book([{ code: 'IH', value: 20.02, vat: 4.2 }], { is_credit: true });
    await book(
      [
        { code: 'IV', value: 100.05 },
        { code: 'IW', value: 1000 },
      ],
      { date: '2026-01-09' },
    );
    await book([{ code: 'ICT', value: 33.33 }], { date: '2026-01-10' });
    await book([{ code: 'OUD', value: 10 }]);
    await book([{ value: 5, vat: 1 }]);
    await book([{ code: 'IH', value: 5000, vat: 1050 }], { currency: 'USD' });
    await book(
      [
        { code: 'VH', value: 300, vat: 63 },
        { code: 'V0', value: 7 },
      ],
      { tag: 'VRK' },
    );
    await book([{ code: 'ICP', value: 60, kind: 0, number: 'BE0403170701' }], { tag: 'VRK' });
    // Not booked, and of the next quarter.
    await book([{ code: 'IH', value: 1, vat: 1 }], { status: DocumentStatus.toBook });
    await book([{ code: 'IH', value: 1, vat: 1 }], { date: '2026-04-01' });
  });

  it('has each kind in its box, an invoice and its document once, credits taken off and concepts never', async () => {
    const overview = await overviewOf(owner);
    expect(filled(overview)).toEqual({
      // The credit takes back all of the mixed invoice; 8,31 + 1,74 is the one with VAT in its price, 300,00 + 63,00 is booked.
      '1a': [308.31, 64.74, 4],
      '1b': [0, 0, 2],
      '1e': [70, 0, 1],
      '2a': [100.05, 19.01, 1],
      '3a': [25, 0, 1],
      '3b': [900.3, 0, 4],
      '4a': [1000, 190, 1],
      '4b': [33.33, 7, 1],
      // 42,02 − 4,20 of purchases, and what is owed of 2a, 4a and 4b.
      '5b': [1313.46, 253.83, 5],
      exempt: [57, 0, 2],
      no_vat: [12, 0, 1],
      no_box: [15, 3.1, 2],
      currency: [0, 0, 1],
    });
    expect(overview).toMatchObject({ has_documents: true, is_complete: true });
  });

  it('opens each figure into lines that add up to it, each in one place', async () => {
    const { boxes, not_assigned } = await overviewOf(owner);
    const figures = [
      ...boxes.map(({ box, ...amounts }) => ({ figure: box, ...amounts })),
      ...not_assigned.map(({ reason, ...amounts }) => ({ figure: reason, ...amounts })),
    ];
    const seen: string[] = [];
    for (const { figure, turnover, vat, lines } of figures) {
      const rows = await linesOf(owner, figure);
      expect([figure, rows.length]).toEqual([figure, lines]);
      if (figure === 'currency') continue;
      expect([figure, added(rows, 'turnover'), added(rows, 'vat')]).toEqual([
        figure,
        turnover,
        vat,
      ]);
      if (figure !== '5b')
        seen.push(
          ...rows.map((row) =>
            [row.invoice_id, row.booking_item_id, row.rate, row.turnover].join(),
          ),
        );
    }
    expect(new Set(seen).size).toBe(seen.length);
    const owed = await linesOf(owner, '5a');
    const boxesOwed = boxes.filter(({ box }) => box !== '5b');
    expect(added(owed, 'vat')).toBe(fromCents(sum(boxesOwed.map(({ vat }) => toCents(vat)))));
  });

  it('says of a line what it is of, at what rate, and pages and searches them', async () => {
    const [first] = await linesOf(owner, '4a');
    expect(first).toMatchObject({
      date: '2026-01-09',
      invoice_id: null,
      turnover: 1000,
      vat: 190,
      rate: 19,
      currency: 'EUR',
    });
    const [usd] = await linesOf(owner, 'currency');
    expect(usd).toMatchObject({ turnover: 5000, vat: 1050, currency: 'USD', rate: 21 });
    const found = await linesOf(owner, '3b', '&search=berlin');
    expect(found.map(({ relation, turnover }) => [relation, turnover])).toEqual([
      ['Berlin Brot', 500],
      ['Berlin Brot', 300.3],
    ]);
    const page = await ask(
      owner,
      '/lines',
      `${QUARTER}&figure=1a&itemsPerPage=3&page=9&order=desc`,
    );
    expect(page.body.pagination).toMatchObject({ page: 2, itemsLength: 4 });
    expect(page.body.data).toHaveLength(1);
  });

  it('lists who it was sold to within the Union, with goods or services, and what is missing', async () => {
    const { sales_list, boxes } = await overviewOf(owner);
    expect(sales_list).toEqual(
      [
        {
          tax_number: 'BE0403170701',
          name: '',
          country: '',
          supply: 'services',
          amount: 60,
          problem: null,
        },
        {
          tax_number: 'DE136695976',
          name: 'Berlin Brot',
          country: 'DE',
          supply: 'goods',
          amount: 300.3,
          problem: null,
        },
        {
          tax_number: 'DE136695976',
          name: 'Berlin Brot',
          country: 'DE',
          supply: 'services',
          amount: 500,
          problem: null,
        },
        {
          tax_number: '',
          name: 'Gent Zonder',
          country: 'BE',
          supply: 'goods',
          amount: 40,
          problem: 'no_number',
        },
      ].sort((a, b) => a.name.localeCompare(b.name) || a.supply.localeCompare(b.supply)),
    );
    expect(added(sales_list, 'amount')).toBe(boxes.find(({ box }) => box === '3b')?.turnover);
  });

  it('has services of an invoice within the Union once it was booked as such', async () => {
    const before = await overviewOf(owner);
    const [item] = await app.db
      .select()
      .from(booking_item)
      .where(eq(booking_item.invoice_id, german));
    const id =
      item?.id ??
      (await aBooking(owner, codes, [{ code: 'ICP', value: 300.3, kind: 0 }], {
        ...{ tag: 'VRK', invoice_id: german, uploaded_by: null },
      }));
    await app.db
      .update(booking_item)
      .set({ status: DocumentStatus.booked })
      .where(eq(booking_item.id, id));
    await app.db
      .update(booking_line)
      .set({ foreign_sale_type: 0 })
      .where(eq(booking_line.booking_item_id, id));
    const after = await overviewOf(owner);
    expect(after.boxes).toEqual(before.boxes);
    expect(after.sales_list.filter(({ name }) => name === 'Berlin Brot')).toMatchObject([
      { supply: 'services', amount: 800.3 },
    ]);
  });

  it('has the VAT number that an invoice was booked with when the invoice has none', async () => {
    const seller = await bookKeepingMember();
    const gent = await aCustomer(app, seller.company, {
      ...{ name: 'Gent Zonder', country: 'BE', tax_number: '' },
    });
    const products = [aLine({ value: 40, tax_id: 6 })];
    const { id } = await callsOf(app, seller.headers).aSent(aForm(gent, { products }));
    const sold = async () => (await overviewOf(seller)).sales_list;
    expect(await sold()).toMatchObject([{ tax_number: '', problem: 'no_number' }]);
    const line: Line = { code: 'ICP', value: 40, kind: 1, number: 'BE0403170701' };
    const own: Of = { tag: 'VRK', invoice_id: id, uploaded_by: null };
    await aBooking(seller, await someCodes(seller), [line], own);
    expect(await sold()).toMatchObject([
      { tax_number: 'BE0403170701', supply: 'goods', amount: 40, problem: null },
    ]);
  });

  it('is a table for a spreadsheet as well, which says that it is no return', async () => {
    const { reply } = await ask(owner, '/csv');
    expect(reply.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringContaining('Btw-overzicht 01-01-2026'),
    });
    const rows = reply.body.split('\r\n');
    expect(rows[0]).toContain('het is geen aangifte');
    expect(rows).toContain('1a;Leveringen en diensten belast met hoog tarief;308,31;64,74;308;64');
    expect(rows).toContain('5a;Verschuldigde btw;;280,75;;280');
    expect(rows).toContain('5b;Voorbelasting;;253,83;;254');
    expect(rows).toContain('Niet ingedeeld;Niet in euro;;');
    expect(rows).toContain(';Gent Zonder;BE;Goederen;40,00;Btw-nummer ontbreekt');
  });

  it('is a table of numbers, also of what is less than nothing', async () => {
    const member = await bookKeepingMember();
    const codes = await someCodes(member);
    await aBooking(member, codes, [{ code: 'IH', value: 40, vat: 8.4 }]);
    const rows = (await tableOf(member)).split('\r\n');
    expect(rows).toContain('5g;Totaal te betalen of terug te vragen;;-8,40;;-9');
  });

  it('comes to the turnover of the dashboard', async () => {
    const { headers } = owner;
    const url = `/api/administrations/v1/financialstats?${QUARTER}`;
    const stats = (await app.http.inject({ url, headers })).json();
    const { boxes, not_assigned } = await overviewOf(owner);
    const sales = ['1a', '1b', '1c', '1d', '1e', '3a', '3b', '3c', 'exempt'];
    const all = [
      ...boxes.map(({ box, turnover }) => ({ figure: box as string, turnover })),
      ...not_assigned.map(({ reason, turnover }) => ({ figure: reason, turnover })),
    ].filter(({ figure }) => sales.includes(figure));
    expect(added(all, 'turnover')).toBe(stats.turn_over);
  });
});

const added = <Key extends string>(rows: readonly { [key in Key]: number }[], key: Key) =>
  fromCents(sum(rows.map((row) => toCents(row[key]))));

describe('who sees which VAT overview', () => {
  it('names what the package has otherwise by now, of the period alone', async () => {
    const member = await bookKeepingMember();
    const theirs = await someCodes(member);
    const line = [{ code: 'IH', value: 10, vat: 2.1 }];
    const changed = await aBooking(member, theirs, line, {
      package_difference: 'changed',
      invoice_number: 'A-1',
    });
    const deleted = await aBooking(member, theirs, line, {
      package_difference: 'deleted',
      date: '2026-02-13',
    });
    await aBooking(member, theirs, line);
    await aBooking(member, theirs, line, { package_difference: 'changed', date: '2026-04-01' });
    const { differing } = await overviewOf(member);
    expect(differing).toMatchObject({
      count: 2,
      documents: [
        { booking_item_id: deleted, difference: 'deleted' },
        { booking_item_id: changed, number: 'A-1', difference: 'changed' },
      ],
    });
    expect(await tableOf(member)).toContain('2 geboekte documenten staan anders in Twinfield');
  });

  it('refuses days that are none, out of order, or of more than a year', async () => {
    const member = await aMember(app);
    const errorsOf = async (query: string) => (await ask(member, '', query)).body.errors;
    expect(await errorsOf('start=2026-01-01&end=2025-12-31')).toEqual({
      end: ['De laatste dag ligt voor de eerste'],
    });
    expect(await errorsOf('start=2026-01-01&end=2027-01-02')).toEqual({
      end: ['Een periode is hooguit een jaar'],
    });
    expect(await errorsOf('start=2026-02-30&end=2026-03-01')).toEqual({
      start: ['Datum is onjuist'],
    });
    expect((await ask(member, '/lines', `${QUARTER}&figure=9z`)).body.errors).toEqual({
      figure: ['Vak is onjuist'],
    });
    expect((await ask(member, '', 'start=2028-01-01&end=2028-12-31')).status).toBe(200);
  });

  it('is of the own company, and not for an accountant at the firm', async () => {
    expect(filled(await overviewOf(await bookKeepingMember()))).toEqual({});
    for (const call of ['', '/lines', '/csv'])
      expect((await ask(await anAccountant(app), call, `${QUARTER}&figure=1a`)).status).toBe(403);
  });

  it('has invoices alone for a company without bookkeeping, and a colleague who only invoices', async () => {
    const firm = await anAccountant(app);
    const colleague = await anAccountant(app, { company: firm.company });
    const client = await aFirmClient(app, firm.company, { assigned: [colleague] });
    const boss = await inBooksOf(app, firm, client);
    const codes = await someCodes(boss);
    await aBooking(boss, codes, [{ code: 'IH', value: 40, vat: 8.4 }]);
    const inside = await inBooksOf(app, colleague, client);
    expect(filled(await overviewOf(inside))).toEqual({ '5b': [40, 8.4, 1] });
    const invoicesOnly = 'Het gaat alleen over je eigen facturen';
    expect(await tableOf(inside)).not.toContain(invoicesOnly);
    await app.db
      .update(administration_user)
      .set({ type: 0 })
      .where(eq(administration_user.user_id, colleague.user.id));
    expect(await overviewOf(inside)).toMatchObject({ has_documents: false, not_assigned: [] });
    expect(filled(await overviewOf(inside))).toEqual({});
    expect(await linesOf(inside, '5b')).toEqual([]);
    expect(await tableOf(inside)).toContain(invoicesOnly);
  });

  it('counts what was sent before its amounts were kept, once the job has kept them', async () => {
    const member = await aMember(app);
    const customer = await aCustomer(app, member.company);
    const { id } = await callsOf(app, member.headers).aSent(aForm(customer));
    const ofInvoice = and(
      eq(invoice_vat.relation_id, member.company.id),
      eq(invoice_vat.invoice_id, id),
    );
    const kept = await app.db.select().from(invoice_vat).where(ofInvoice);
    await app.db.delete(invoice_vat).where(ofInvoice);
    await app.db.update(invoice).set({ has_vat_amounts: false }).where(eq(invoice.id, id));
    const incomplete = 'Een deel van je eerdere facturen wordt nog ingedeeld';
    expect(await overviewOf(member)).toMatchObject({ is_complete: false });
    expect(await tableOf(member)).toContain(incomplete);
    await keepVatAmounts(app);
    expect(await overviewOf(member)).toMatchObject({ is_complete: true });
    expect(await tableOf(member)).not.toContain(incomplete);
    expect(await app.db.select().from(invoice_vat).where(ofInvoice)).toEqual(kept);
  });

  it('lacks what was sent of one company whose amounts cannot be kept, and of no other', async () => {
    const [broken, other] = [await aMember(app), await aMember(app)];
    for (const { headers, company } of [broken, other, other]) {
      const customer = await aCustomer(app, company);
      const { id } = await callsOf(app, headers).aSent(aForm(customer));
      await app.db.delete(invoice_vat).where(eq(invoice_vat.invoice_id, id));
      await app.db.update(invoice).set({ has_vat_amounts: false }).where(eq(invoice.id, id));
    }
    const when = `NEW.relation_id = ${broken.company.id}`;
    await whileRefused(app, { before: 'INSERT', on: 'invoice_vat', when }, () =>
      expect(keepVatAmounts(app)).rejects.toThrow('1 × VAT amounts of invoice not kept'),
    );
    expect(await overviewOf(other)).toMatchObject({ is_complete: true });
    expect(await overviewOf(broken)).toMatchObject({ is_complete: false });
    await keepVatAmounts(app);
    expect(await overviewOf(broken)).toMatchObject({ is_complete: true });
  });
});
