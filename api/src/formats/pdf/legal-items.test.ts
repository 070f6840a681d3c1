import type { PrintedInvoice } from './printed-invoice';
import { renderInvoice } from './render-invoice';
import { aParty, aPrintedInvoice, aPrintedLine } from './testing/a-printed-invoice';
import { pdfText } from './testing/pdf-text';

const textOf = async (invoice: PrintedInvoice) =>
  (await pdfText(await renderInvoice(invoice))).join(' ');

const invoice = aPrintedInvoice({
  discount_percentage: 5,
  products: [
    aPrintedLine({ title: 'Advies', amount: 2, value: 50, unit: 1, discount_percentage: 10 }),
    aPrintedLine({ title: 'Gebak', amount: 3, value: 10, tax_id: 2, unit: 4 }),
  ],
});

type Item = { exclusive: string; inclusive?: string; credit?: string };

/** What stands there: in each price mode, and on a credit, where it differs. */
const ITEMS: Record<string, Item> = {
  'full name and address of the supplier': {
    exclusive: 'Bakkerij Jansen Dorpsstraat 12 3511 AB Utrecht',
  },
  'full name and address of the customer': {
    exclusive: 'De Gouden Lepel B.V. Oudegracht 158 3511 AZ Utrecht',
  },
  'VAT id of the supplier': { exclusive: 'Btw-id NL004495445B01' },
  'KvK number of the supplier': { exclusive: 'KvK 69599084' },
  'date of issue': { exclusive: 'Factuurdatum 20-11-2026' },
  'sequential number': {
    exclusive: 'Factuurnummer 2026-0001',
    credit: 'Factuurnummer 2026-0002',
  },
  'date of supply': { exclusive: 'Leverdatum 19-11-2026' },
  'quantity, kind, unit price and rate of a line': {
    exclusive: 'Korting 10%: -10,00 2 Uur 50,00 21% 90,00',
    credit: 'Korting 10%: 10,00 2 Uur -50,00 21% -90,00',
  },
  'whether prices hold VAT': { exclusive: 'Prijs excl. btw', inclusive: 'Prijs incl. btw' },
  'the discount': {
    exclusive: 'Korting 5% € -6,00',
    credit: 'Korting 5% € 6,00',
  },
  'amount and VAT at 21 %': {
    exclusive: 'Btw 21% over € 85,50 € 17,96',
    inclusive: 'Btw 21% over € 70,66 € 14,84',
    credit: 'Btw 21% over € -85,50 € -17,96',
  },
  'amount and VAT at 9 %': {
    exclusive: 'Btw 9% over € 28,50 € 2,57',
    inclusive: 'Btw 9% over € 26,15 € 2,35',
    credit: 'Btw 9% over € -28,50 € -2,57',
  },
  'total without VAT': {
    exclusive: 'Totaal excl. btw € 114,00',
    inclusive: 'Totaal excl. btw € 96,81',
    credit: 'Totaal excl. btw € -114,00',
  },
  'total in euro': {
    exclusive: 'Totaal € 134,53',
    inclusive: 'Totaal € 114,00',
    credit: 'Totaal € -134,53',
  },
  'IBAN of the supplier': { exclusive: 'IBAN NL91 ABNA 0417 1643 00' },
};

const items = Object.entries(ITEMS);

describe('the law finds on an invoice', () => {
  let text: string;
  beforeAll(async () => {
    text = await textOf(invoice);
  });
  it.each(items)('%s', (_, { exclusive }) => expect(text).toContain(exclusive));
});

describe('the law finds on an invoice with VAT in its prices', () => {
  let text: string;
  beforeAll(async () => {
    text = await textOf({ ...invoice, incl_tax: true });
  });
  it.each(items)('%s', (_, { exclusive, inclusive = exclusive }) =>
    expect(text).toContain(inclusive),
  );
});

describe('the law finds on a credit', () => {
  let text: string;
  beforeAll(async () => {
    const credited = { number: '2026-0001', date: '2026-11-01', given_back: 134.53 };
    text = await textOf({ ...invoice, number: '2026-0002', is_credit: true, credited });
  });
  it.each(items)('%s', (_, { exclusive, credit = exclusive }) => expect(text).toContain(credit));
  it('the invoice that it takes back', () => {
    expect(text).toContain('Creditfactuur');
    expect(text).toContain('Betreft factuur 2026-0001 van 01-11-2026');
  });
});

describe('where no VAT is charged the law finds', () => {
  const BOTH = 'Btw-id leverancier NL004495445B01, btw-id afnemer BE0428759497.';
  const to = aParty({ name: 'Bakker NV', country: 'BE', tax_number: 'BE0428759497' });

  it.each([
    ['exempt', 3, ['Geen btw over € 100,00', 'Vrijgesteld van btw.']],
    ['reverse charge, with both VAT ids', 4, ['Btw verlegd over € 100,00', 'Btw verlegd:', BOTH]],
    ['export', 5, ['Btw 0% buiten EU over € 100,00', 'Export buiten de EU']],
    [
      'a supply within the EU, with both VAT ids',
      6,
      ['Btw 0% binnen EU over € 100,00', 'Intracommunautaire levering', BOTH],
    ],
  ] as const)('%s', async (_, tax_id, statements) => {
    const products = [aPrintedLine({ tax_id })];
    const text = await textOf(aPrintedInvoice({ products, to }));
    for (const statement of statements) expect(text).toContain(statement);
    expect(text).toContain('België');
  });
});
