import { XMLValidator } from 'fast-xml-parser';
import { aParty, aPrintedLine } from '../pdf/testing/a-printed-invoice';
import { checkUbl } from './check-ubl';
import { makeUbl } from './make-ubl';
import { all, type Node, readUbl, textAt } from './read-ubl';
import { aUblCredit, aUblInvoice } from './testing/a-ubl-invoice';
import { REPEATED, SCHEMA_ORDER } from './testing/schema-order';
import type { UblInvoice } from './ubl-invoice';

const read = (invoice: UblInvoice) => readUbl(makeUbl(invoice));
const PEPPOL = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';

const person = aParty({
  name: '',
  first_name: 'Jan',
  last_name: 'de Wit',
  tax_number: '',
  coc_number: '',
});
const belgian = aParty({
  name: 'Bakker NV',
  country: 'BE',
  tax_number: 'BE0428759497',
  coc_number: '',
});
const everyKind = [1, 2, 3, 4, 5, 6] as const;

/** Everything that can stand in a document, at least once between them. */
const DOCUMENTS: [string, UblInvoice][] = [
  ['an invoice', aUblInvoice()],
  ['a credit', aUblCredit()],
  ['a person', aUblInvoice({ to: person, reference: '', description: '' })],
  [
    'a period, prices with VAT and every kind of discount',
    aUblInvoice({
      incl_tax: true,
      discount_percentage: 5,
      discount_value: 10,
      delivery_date: null,
      period_start: '2026-11-01',
      period_end: '2026-11-30',
      products: [
        aPrintedLine({ amount: 2, value: 379, discount_percentage: 10, description: 'Groot' }),
        aPrintedLine({ amount: -1, value: 12.5, tax_id: 2, unit: 1, discount_value: 1 }),
      ],
    }),
  ],
  [
    'every kind of VAT, to another country',
    aUblInvoice({ products: everyKind.map((tax_id) => aPrintedLine({ tax_id })), to: belgian }),
  ],
];

function misplaced(node: Node, name: string): string[] {
  const order = (SCHEMA_ORDER[name] ?? '').split(' ');
  const places = Object.keys(node.children).map((child) => order.indexOf(child));
  const isInOrder = places.every((at, index) => at >= 0 && at > (places[index - 1] ?? -1));
  const own = isInOrder || places.length === 0 ? [] : [`${name}: ${Object.keys(node.children)}`];
  const twice = Object.entries(node.children)
    .filter(([child, nodes]) => nodes.length > 1 && !REPEATED.includes(child))
    .map(([child]) => `${child} twice in ${name}`);
  const below = Object.entries(node.children).flatMap(([child, nodes]) =>
    nodes.flatMap((one) => misplaced(one, child)),
  );
  return [...own, ...twice, ...below];
}

const emptyOnes = (node: Node, name: string): string[] => {
  const children = Object.entries(node.children);
  if (children.length === 0) return node.text === '' ? [name] : [];
  return children.flatMap(([child, nodes]) => nodes.flatMap((one) => emptyOnes(one, child)));
};

describe.each(DOCUMENTS)('the UBL of %s', (_, invoice) => {
  const made = makeUbl(invoice);

  it('is well-formed, in the order of the schema, and no element is empty (R008)', () => {
    expect(XMLValidator.validate(made)).toBe(true);
    expect(misplaced(readUbl(made), readUbl(made).name)).toEqual([]);
    expect(emptyOnes(readUbl(made), '')).toEqual([]);
  });

  it('passes our own checks', () => {
    expect(checkUbl(made)).toEqual([]);
  });

  it('is the same every time', () => {
    expect(makeUbl(invoice)).toBe(made);
  });
});

describe('makeUbl', () => {
  it('is Peppol BIS 3 when both can be reached, by KvK number or else by Dutch VAT number', () => {
    const ubl = read(aUblInvoice({ to: aParty({ coc_number: '' }) }));
    expect(textAt(ubl, 'CustomizationID')).toBe(PEPPOL);
    expect(textAt(ubl, 'ProfileID')).toBe('urn:fdc:peppol.eu:2017:poacc:billing:01:1.0');
    const ends = ['AccountingSupplierParty', 'AccountingCustomerParty'].map((party) => {
      const [end] = all(ubl, `${party}/Party/EndpointID`);
      return [end?.attributes.schemeID, end?.text];
    });
    expect(ends).toEqual([
      ['0106', '69599084'],
      ['9944', 'NL004495445B01'],
    ]);
  });

  it.each([
    ['a person', { to: person }],
    [
      'a company abroad of which only eight digits are known',
      { to: aParty({ country: 'DK', tax_number: '', coc_number: '13585628' }) },
    ],
    ['a supplier abroad, whose country has rules of its own', { from: belgian }],
    ['a supplier without either number', { from: aParty({ coc_number: '', tax_number: '' }) }],
  ])('is plain EN 16931 for %s', (_, given) => {
    const ubl = read(aUblInvoice(given));
    expect(textAt(ubl, 'CustomizationID')).toBe('urn:cen.eu:en16931:2017');
    expect(all(ubl, 'ProfileID')).toEqual([]);
    expect(makeUbl(aUblInvoice(given))).not.toContain('EndpointID');
  });

  it('knows a company abroad by the register of its country, and calls no number of it a KvK number', () => {
    const made = read(aUblInvoice({ to: { ...belgian, coc_number: '13585628' } }));
    const at = (path: string) => all(made, `AccountingCustomerParty/Party/${path}`)[0];
    expect(textAt(made, 'CustomizationID')).toBe(PEPPOL);
    expect([at('EndpointID')?.attributes.schemeID, at('EndpointID')?.text]).toEqual([
      '0208',
      '0428759497',
    ]);
    expect(at('PartyLegalEntity/CompanyID')?.attributes.schemeID).toBe('0208');
    const danish = aParty({ country: 'DK', tax_number: '', coc_number: '13585628' });
    const own = all(
      read(aUblInvoice({ from: danish })),
      'AccountingSupplierParty/Party/PartyLegalEntity/CompanyID',
    );
    expect(own).toMatchObject([{ text: '13585628', attributes: {} }]);
  });

  it('reaches a government by its OIN', () => {
    const oin = '00000001823288444000';
    const [end] = all(
      read(aUblInvoice({ to: aParty({ oin }) })),
      'AccountingCustomerParty/Party/EndpointID',
    );
    expect([end?.attributes.schemeID, end?.text]).toEqual(['0190', oin]);
  });

  it('writes Kosovo as the norm does', () => {
    const to = aParty({ country: 'XK', tax_number: '', coc_number: '' });
    const made = read(aUblInvoice({ to }));
    expect(
      textAt(made, 'AccountingCustomerParty/Party/PostalAddress/Country/IdentificationCode'),
    ).toBe('1A');
  });

  it('keeps the rows of a description, and says of a line what it was given off', () => {
    const description = 'Met slagroom\nen aardbeien';
    const line = { amount: 3, value: 33.33, description, discount_percentage: 12.5 };
    const ubl = read(aUblInvoice({ products: [aPrintedLine(line)] }));
    expect(textAt(ubl, 'InvoiceLine/Item/Description')).toBe(description);
    expect(textAt(ubl, 'InvoiceLine/AllowanceCharge/Amount')).toBe('12.50');
    expect(textAt(ubl, 'InvoiceLine/LineExtensionAmount')).toBe('87.49');
  });

  it('names the reference as the customer knows it, else the customer (R003)', () => {
    expect(textAt(read(aUblInvoice()), 'OrderReference/ID')).toBe('PO-88213');
    expect(textAt(read(aUblInvoice()), 'BuyerReference')).toBe('PO-88213');
    const without = read(aUblInvoice({ reference: '' }));
    expect(textAt(without, 'BuyerReference')).toBe('7');
    expect(all(without, 'OrderReference')).toEqual([]);
  });

  it('asks for what is due by transfer to the IBAN, and says when', () => {
    const ubl = read(aUblInvoice());
    expect(textAt(ubl, 'PaymentMeans/PaymentMeansCode')).toBe('30');
    expect(textAt(ubl, 'PaymentMeans/PayeeFinancialAccount/ID')).toBe('NL91ABNA0417164300');
    expect(textAt(ubl, 'DueDate')).toBe('2026-12-20');
    expect(textAt(ubl, 'LegalMonetaryTotal/PayableAmount')).toBe('121.00');
    const free = read(aUblInvoice({ products: [aPrintedLine({ value: 0 })] }));
    expect(all(free, 'PaymentMeans')).toEqual([]);
  });

  it('makes a credit a CreditNote 381 with positive amounts, of the invoice that it takes back', () => {
    const ubl = read(aUblCredit());
    expect(ubl.name).toBe('CreditNote');
    expect(textAt(ubl, 'CreditNoteTypeCode')).toBe('381');
    const original = 'BillingReference/InvoiceDocumentReference';
    expect(textAt(ubl, `${original}/ID`)).toBe('2026-0001');
    expect(textAt(ubl, `${original}/IssueDate`)).toBe('2026-11-01');
    expect(textAt(ubl, 'LegalMonetaryTotal/PayableAmount')).toBe('121.00');
    expect(textAt(ubl, 'CreditNoteLine/CreditedQuantity')).toBe('1');
    expect(textAt(ubl, 'PaymentTerms/Note')).not.toBe('');
    expect([...all(ubl, 'DueDate'), ...all(ubl, 'PaymentMeans')]).toEqual([]);
  });

  it('does not say that a credit is paid back of which the amount is less than nothing', () => {
    const ubl = read(aUblCredit({ products: [aPrintedLine({ value: -100 })] }));
    expect(textAt(ubl, 'LegalMonetaryTotal/PayableAmount')).toBe('-121.00');
    expect(textAt(ubl, 'PaymentTerms/Note')).toBe('');
  });

  it('says when it was supplied: a day, the invoice date or a period', () => {
    const day = (given: Partial<UblInvoice>) =>
      textAt(read(aUblInvoice(given)), 'Delivery/ActualDeliveryDate');
    expect(day({})).toBe('2026-11-19');
    expect(day({ delivery_date: null })).toBe('2026-11-20');
    const period = { period_start: '2026-11-01', period_end: '2026-11-30' };
    expect(day({ delivery_date: null, ...period })).toBe('');
    const ubl = read(aUblInvoice({ delivery_date: null, ...period }));
    expect(textAt(ubl, 'InvoicePeriod/StartDate')).toBe('2026-11-01');
    expect(textAt(ubl, 'InvoicePeriod/EndDate')).toBe('2026-11-30');
  });

  it.each([
    [1, 'S', '21', ''],
    [2, 'S', '9', ''],
    [3, 'E', '0', 'Vrijgesteld van btw'],
    [4, 'AE', '0', 'Btw verlegd'],
    [5, 'G', '0', 'Export buiten de EU'],
    [6, 'K', '0', 'Intracommunautaire levering'],
  ] as const)('gives VAT of kind %i its category and reason', (tax_id, id, percent, reason) => {
    const ubl = read(aUblInvoice({ products: [aPrintedLine({ tax_id })], to: belgian }));
    const at = 'TaxTotal/TaxSubtotal/TaxCategory';
    expect(textAt(ubl, `${at}/ID`)).toBe(id);
    expect(textAt(ubl, `${at}/Percent`)).toBe(percent);
    expect(textAt(ubl, `${at}/TaxExemptionReason`)).toBe(reason);
    expect(textAt(ubl, 'InvoiceLine/Item/ClassifiedTaxCategory/ID')).toBe(id);
  });

  it('names both VAT numbers and the country when it goes to another one of the EU', () => {
    const ubl = read(aUblInvoice({ products: [aPrintedLine({ tax_id: 6 })], to: belgian }));
    const number = (party: string) => textAt(ubl, `${party}/Party/PartyTaxScheme/CompanyID`);
    expect(number('AccountingSupplierParty')).toBe('NL004495445B01');
    expect(number('AccountingCustomerParty')).toBe('BE0428759497');
    const country = 'Delivery/DeliveryLocation/Address/Country/IdentificationCode';
    expect(textAt(ubl, country)).toBe('BE');
  });

  it('gives a negative line a negative quantity, never a negative price (BR-27)', () => {
    const products = [aPrintedLine({ value: 300 }), aPrintedLine({ amount: 2, value: -50 })];
    const [, line] = all(read(aUblInvoice({ products })), 'InvoiceLine');
    expect(textAt(line as Node, 'InvoicedQuantity')).toBe('-2');
    expect(textAt(line as Node, 'Price/PriceAmount')).toBe('50.00');
    expect(textAt(line as Node, 'LineExtensionAmount')).toBe('-100.00');
  });

  it('gives an allowance its amount and reason only (R040 to R042); one that adds is a charge', () => {
    const products = [aPrintedLine({ value: 300 }), aPrintedLine({ value: -100, tax_id: 2 })];
    const ubl = read(aUblInvoice({ products, discount_percentage: 10 }));
    const shown = all(ubl, 'AllowanceCharge').map((one) => [
      Object.keys(one.children).join(),
      ...['ChargeIndicator', 'AllowanceChargeReason', 'Amount'].map((name) => textAt(one, name)),
    ]);
    const parts = 'ChargeIndicator,AllowanceChargeReason,Amount,TaxCategory';
    expect(shown).toEqual([
      [parts, 'false', 'Korting', '30.00'],
      [parts, 'true', 'Korting', '10.00'],
    ]);
  });

  it.each([
    [0, 'C62'],
    [1, 'HUR'],
    [2, 'DAY'],
    [3, 'GRM'],
    [4, 'KGM'],
    [5, 'LTR'],
    [6, 'MTR'],
    [7, 'KMT'],
    [8, 'SET'],
    [9, 'C62'],
  ] as const)('gives unit %i its code of Recommendation 20', (unit, code) => {
    const [quantity] = all(
      read(aUblInvoice({ products: [aPrintedLine({ unit })] })),
      'InvoiceLine/InvoicedQuantity',
    );
    expect(quantity?.attributes.unitCode).toBe(code);
  });

  it('holds whatever people type, and nothing of it becomes an element', () => {
    const title = `]]><cbc:Note>x</cbc:Note>&amp;&#0; "'\u0000\u0008\uD800\uFFFE e\u0301 \u{1F35E}`;
    const made = makeUbl(
      aUblInvoice({
        products: [aPrintedLine({ title })],
        reference: '<!DOCTYPE a [<!ENTITY b "c">]>',
      }),
    );
    expect(XMLValidator.validate(made)).toBe(true);
    expect(all(readUbl(made), 'Note')).toHaveLength(1);
    expect(made).toContain(
      `]]&gt;&lt;cbc:Note&gt;x&lt;/cbc:Note&gt;&amp;amp;&amp;#0; &quot;&apos; \u00e9 \u{1F35E}<`,
    );
    expect(made).not.toContain('<!');
    expect(checkUbl(made)).toEqual([]);
  });
});
