import { NOT_LATER } from '@boekwerk/shared/contract/invoice-form';
import { appUnderTest } from '../testing/app-under-test';
import { aCustomer, aMember, type Company } from '../testing/builders';
import { aForm, aLine, callsOf } from './testing/an-invoice';

const app = appUnderTest();
let company: Company;
let customer: Company;
let calls: ReturnType<typeof callsOf>;

beforeAll(async () => {
  const member = await aMember(app);
  company = member.company;
  customer = await aCustomer(app, company);
  calls = callsOf(app, member.headers);
});

const save = (given: object) => calls.post('invoice', { ...aForm(customer), ...given });
const lines = (...given: object[]) => ({
  products: given.map((line) => ({ ...aLine(), ...line })),
});
const many = (count: number) => ({ products: Array.from({ length: count }, () => aLine()) });

const PERCENTAGE = 'Kies een percentage van 0 tot 100';
const DECIMALS = 'Gebruik hooguit drie decimalen';

/** What is wrong, the field it is said at, and the text. */
const REFUSED: [string, object, string, string][] = [
  ['a discount above all', { discount_percentage: 100.01 }, 'discount_percentage', PERCENTAGE],
  ['a discount below nothing', { discount_percentage: -1 }, 'discount_percentage', PERCENTAGE],
  ['a discount in thousandths', { discount_percentage: 1.005 }, 'discount_percentage', PERCENTAGE],
  ['a negative discount in euro', { discount_value: -1 }, 'discount_value', 'Bedrag is onjuist'],
  ['a discount that is no number', { discount_value: '5' }, 'discount_value', 'Bedrag is onjuist'],
  [
    'a discount of a line above all',
    lines({}, { discount_percentage: 100.01 }),
    'products.1.discount_percentage',
    PERCENTAGE,
  ],
  [
    'a sign of a line that no font has',
    lines({}, { title: 'Brood 北' }),
    'products.1.title',
    'Dit kan niet op papier: 北',
  ],
  [
    'such a subject',
    { description: '\u{1F9A9}' },
    'description',
    'Dit kan niet op papier: \u{1F9A9}',
  ],
  ['a quantity in four decimals', lines({ amount: 0.3333 }), 'products.0.amount', DECIMALS],
  ['a quantity next to nothing', lines({ amount: 1e-7 }), 'products.0.amount', DECIMALS],
  ['an endless quantity', lines({ amount: 1e21 }), 'products.0.amount', 'Aantal is te groot'],
  ['no quantity', lines({ amount: null }), 'products.0.amount', 'Verplicht'],
  ['a quantity in words', lines({ amount: '1' }), 'products.0.amount', 'Verplicht'],
  [
    'a price in tenths of cents',
    lines({ value: 1.005 }),
    'products.0.value',
    'Gebruik hooguit twee decimalen',
  ],
  ['no price', lines({ value: null }), 'products.0.value', 'Verplicht'],
  ['an unknown kind of VAT', lines({ tax_id: 7 }), 'products.0.tax_id', 'Verplicht'],
  ['VAT as text', lines({ tax_id: '1' }), 'products.0.tax_id', 'Verplicht'],
  [
    'a line title of 201 signs',
    lines({ title: 'x'.repeat(201) }),
    'products.0.title',
    'Maximale lengte van 200 tekens bereikt',
  ],
  [
    'a subject of 251 signs',
    { description: 'x'.repeat(251) },
    'description',
    'Maximale lengte van 250 tekens bereikt',
  ],
  ['a day that is none', { date: '2026-02-30' }, 'date', 'Datum is onjuist'],
  ['a day with a time', { date: '2026-03-02T00:00:00Z' }, 'date', 'Datum is onjuist'],
  [
    'a due day that is none',
    { expiration_date: '2027-02-29' },
    'expiration_date',
    'Datum is onjuist',
  ],
  ['no day', { date: null }, 'date', 'Aanmaakdatum is verplicht'],
  ['a due day on the day itself', { expiration_date: '2026-03-02' }, 'expiration_date', NOT_LATER],
  ['no due day', { expiration_date: '' }, 'expiration_date', 'Vervaldatum is verplicht'],
  ['one line too many', many(501), 'products', 'Een factuur heeft hooguit 500 regels'],
];

describe('what an invoice refuses, at the field', () => {
  it.each(REFUSED)('%s', async (_, given, field, text) => {
    const { status, body } = await save(given);
    expect([status, body.errors]).toEqual([422, { [field]: [text] }]);
  });

  it('an endless price', async () => {
    const { status, body } = await save(lines({ value: 1e21 }));
    expect(status).toBe(422);
    expect(body.errors['products.0.value']).toContain('Bedrag is te groot');
  });

  it('lines that are each allowed, and too much together', async () => {
    const line = { amount: 1, value: 999_999_999.99, tax_id: 3 };
    expect((await save(lines(line))).body).toMatchObject({ total: 999_999_999.99 });
    const { status, body } = await save(lines(line, { ...line, value: 0.01 }));
    expect([status, body.errors]).toEqual([422, { total: ['Bedrag is te groot'] }]);
  });
});

describe('what an invoice takes', () => {
  it('five hundred lines, in their order', async () => {
    const titles = Array.from({ length: 500 }, (_, n) => `Regel ${n}`);
    const { status, body } = await save(lines(...titles.map((title) => ({ title }))));
    expect(status).toBe(201);
    expect(body.products.map(({ title }: { title: string }) => title)).toEqual(titles);
    expect(body.total).toBe(60_500);
  });

  it('lines below nothing, and a total below nothing', async () => {
    const discount = lines({ value: 100 }, { value: -30 });
    expect((await save(discount)).body).toMatchObject({ total: 84.7, total_ex_tax: 70 });
    const returned = lines({ amount: -2, value: 10 });
    expect((await save(returned)).body).toMatchObject({ total: -24.2, total_ex_tax: -20 });
  });

  it('signs made of two as the one they are, so that they are found', async () => {
    const { body } = await save({ description: 'Cafe\u0301', reference: 'Ru\u0308ckseite' });
    expect(body).toMatchObject({ description: 'Caf\u00e9', reference: 'R\u00fcckseite' });
    const found = await calls.get(`invoices?search=${encodeURIComponent('cafe\u0301')}`);
    expect(found.body.data).toMatchObject([{ id: body.id }]);
  });

  it('a due day on the day itself of who pays at once, and a subject of 250 signs', async () => {
    const atOnce = await aCustomer(app, company, { payment_period: 0 });
    const given = { expiration_date: '2026-03-02', description: 'x'.repeat(250) };
    expect((await save({ ...given, to_relation_id: atOnce.id })).status).toBe(201);
  });

  it('nothing that only the house decides: state, number and amounts', async () => {
    const forged = {
      status: 7,
      invoice_number: '2026-9999',
      amount_paid: 121,
      credited: 121,
      is_credit: true,
      credited_invoice_id: 1,
      relation_id: 1,
      reminder_sent: 3,
    };
    expect((await save(forged)).body).toMatchObject({
      status: 3,
      invoice_number: null,
      amount_paid: 0,
      credited: 0,
      is_credit: false,
      credited_invoice: null,
      reminder_sent: 0,
    });
  });
});
