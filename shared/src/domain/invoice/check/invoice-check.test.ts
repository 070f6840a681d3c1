import { type CheckedInvoice, checkInvoice, preventsUbl } from './invoice-check';

const party = {
  name: 'Bakkerij Jansen',
  first_name: '',
  last_name: '',
  address: 'Dorpsstraat 12',
  postal_code: '3511 AB',
  city: 'Utrecht',
  country: 'NL',
  tax_number: 'NL004495445B01',
  coc_number: '69599084',
};
const line = { title: 'Brood', description: '', amount: 1, tax_id: 1 } as const;

/** An invoice of which nothing is missing. */
const complete: CheckedInvoice = {
  invoice: {
    date: '2026-11-20',
    delivery_date: '2026-11-19',
    reference: '',
    description: '',
    is_credit: false,
    is_template: false,
    has_credited_invoice: false,
    products: [line],
    total: 121,
  },
  from: { ...party, bank_account: 'NL91ABNA0417164300' },
  to: { ...party, type: 0 },
};

const belgian = { country: 'BE', tax_number: 'BE0403170701' };
const inHongKong = { country: 'HK', tax_number: '' };

type Change = {
  invoice?: Partial<CheckedInvoice['invoice']>;
  from?: Partial<CheckedInvoice['from']>;
  to?: Partial<CheckedInvoice['to']>;
};

const checked = ({ invoice, from, to }: Change) =>
  checkInvoice({
    invoice: { ...complete.invoice, ...invoice },
    from: { ...complete.from, ...from },
    to: { ...complete.to, ...to },
  });

const codesOf = (change: Change) => checked(change).map(({ code }) => code);

describe('checkInvoice', () => {
  it('finds nothing on an invoice that is complete', () => {
    expect(checked({})).toEqual([]);
  });

  it.each<[string, Change, string[]]>([
    ['no company name', { from: { name: '' } }, ['supplier-name', 'ubl-supplier-name']],
    ['no address', { from: { address: ' ' } }, ['supplier-address', 'ubl-supplier-address']],
    [
      'no postal code',
      { from: { postal_code: '' } },
      ['supplier-postal_code', 'ubl-supplier-address'],
    ],
    ['no city', { from: { city: '' } }, ['supplier-city', 'ubl-supplier-address']],
    [
      'no VAT number',
      { from: { tax_number: '' } },
      ['supplier-tax-number', 'ubl-supplier-tax-number'],
    ],
    ['no KvK number', { from: { coc_number: '' } }, ['supplier-coc-number']],
    ['no IBAN', { from: { bank_account: '' } }, ['ubl-bank-account']],
    ['no IBAN, and nothing due', { from: { bank_account: '' }, invoice: { total: 0 } }, []],
    ['no customer name', { to: { name: '' } }, ['customer-name', 'ubl-customer-name']],
    ['a person as customer', { to: { name: '', first_name: 'Jan', type: 1 } }, []],
    ['no customer address', { to: { address: '' } }, ['customer-address', 'ubl-customer-address']],
    ['no postal code abroad', { to: { ...belgian, postal_code: '' } }, ['customer-postal_code']],
    ['no postal code where there are none', { to: { ...inHongKong, postal_code: '' } }, []],
    ['no city abroad', { to: { ...belgian, city: '' } }, ['customer-city']],
    [
      'a company abroad, which has no KvK number',
      { from: { country: 'BE', tax_number: 'BE0403170701', coc_number: '' } },
      [],
    ],
    [
      'a VAT number that cannot exist',
      { from: { tax_number: 'NL123456789B01' }, to: { tax_number: 'NL123456789B01' } },
      ['supplier-tax-number-warning', 'customer-tax-number-warning'],
    ],
    ['a VAT number of no country', { to: { tax_number: 'ZZ123' } }, ['ubl-customer-tax-prefix']],
    [
      'a kind of VAT that is for somebody else',
      { invoice: { products: [line, { ...line, tax_id: 5 }] } },
      ['vat-kind'],
    ],
    [
      'a government without its reference',
      { to: { oin: '00000001823288444000' } },
      ['government-reference'],
    ],
    [
      'a government with it',
      { to: { oin: '00000001823288444000' }, invoice: { reference: '4500012345' } },
      [],
    ],
    ['no date of delivery', { invoice: { delivery_date: null } }, ['delivery-date']],
    ['a period instead', { invoice: { delivery_date: null, period_start: '2026-11-01' } }, []],
    [
      'reverse charge without the number of the customer',
      { invoice: { products: [{ ...line, tax_id: 4 }] }, to: { tax_number: '' } },
      ['reverse-charge-tax-number'],
    ],
    [
      'reverse charge, and the customer has no number at all',
      {
        invoice: { products: [{ ...line, tax_id: 4 }] },
        to: { tax_number: '', coc_number: '' },
      },
      ['reverse-charge-tax-number', 'ubl-customer-tax-number', 'not-on-peppol'],
    ],
    [
      'reverse charge to a person',
      { invoice: { products: [{ ...line, tax_id: 4 }] }, to: { type: 1 } },
      ['reverse-charge-tax-number'],
    ],
    [
      'a supply within the EU without the number of the customer',
      {
        invoice: { products: [{ ...line, tax_id: 6 }] },
        to: { tax_number: '', coc_number: '', country: 'BE' },
      },
      ['vat-kind', 'ubl-customer-tax-number'],
    ],
    [
      'a supply within the EU without the own number',
      {
        invoice: { products: [{ ...line, tax_id: 6 }] },
        from: { tax_number: '' },
        to: { country: 'BE', tax_number: 'BE0403170701' },
      },
      ['supplier-tax-number', 'ubl-supplier-tax-number'],
    ],
    [
      'a line without a title',
      { invoice: { products: [line, { ...line, title: '' }] } },
      ['line-title', 'ubl-line-title'],
    ],
    [
      'a credit without its invoice',
      { invoice: { is_credit: true } },
      ['credited-invoice', 'ubl-credited-invoice'],
    ],
    ['a credit', { invoice: { is_credit: true, has_credited_invoice: true } }, []],
    [
      'a credit without IBAN',
      {
        invoice: { is_credit: true, has_credited_invoice: true },
        from: { bank_account: '' },
      },
      [],
    ],
    [
      'a VAT number without its country',
      { from: { tax_number: '004495445B01' } },
      ['ubl-supplier-tax-prefix'],
    ],
    [
      'a company that cannot be reached on Peppol',
      { to: { tax_number: '', coc_number: '' } },
      ['not-on-peppol'],
    ],
    ['a person, who is not on Peppol', { to: { type: 1, tax_number: '', coc_number: '' } }, []],
  ])('%s', (_, change, codes) => {
    expect(codesOf(change)).toEqual(codes);
  });

  it('blocks nothing but reverse charge without the number, as the server does', () => {
    const everything: Change = {
      invoice: {
        delivery_date: null,
        is_credit: true,
        products: [4, 6].map((tax_id) => ({ ...line, title: '', tax_id: tax_id as 4 | 6 })),
      },
      from: { ...noParty, bank_account: '' },
      to: noParty,
    };
    const findings = checked(everything);
    expect(findings.length).toBeGreaterThan(15);
    expect(findings.filter(({ blocks }) => blocks).map(({ code }) => code)).toEqual([
      'reverse-charge-tax-number',
    ]);
    const keys = findings.map(({ code, field }) => `${code} ${field}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('says of a placeholder that only a template fills in where it was left', () => {
    const rent = { ...line, title: 'Huur {maand}', description: 'Over {periode}' };
    const texts = { description: 'Huur {jaar}', products: [line, rent] };
    const found = checked({ invoice: texts });
    expect(found.map(({ field, text }) => [field, text.split(' ')[0]])).toEqual([
      ['description', '{jaar}'],
      ['products.1.title', '{maand}'],
      ['products.1.description', '{periode}'],
    ]);
    expect(new Set(found.map((finding) => finding.for))).toEqual(new Set(['hint']));
    expect(codesOf({ invoice: { ...texts, is_template: true } })).toEqual([]);
    expect(codesOf({ invoice: { description: 'Bestelling {12}' } })).toEqual([]);
  });

  it('tells of a kind of VAT at its line', () => {
    const products = [line, { ...line, tax_id: 6 as const }];
    expect(checked({ invoice: { products } })).toMatchObject([
      {
        place: 'invoice',
        field: 'products.1.tax_id',
        for: 'law',
        blocks: false,
        text: 'Regel 2: Verkoop binnen EU is voor een klant in een ander EU-land.',
      },
    ]);
  });

  it('says where it can be mended', () => {
    expect(checked({ invoice: { products: [line, { ...line, title: '' }] } })[0]).toMatchObject({
      place: 'invoice',
      field: 'products.1.title',
      for: 'law',
      text: 'Regel 2 heeft geen omschrijving.',
    });
    expect(checked({ from: { city: '' } })[1]).toMatchObject({
      place: 'company',
      field: 'city',
      for: 'e-invoice',
      text: 'Geen e-factuur (UBL) zonder het volledige adres van je bedrijf.',
    });
  });

  it('knows that an e-invoice which is not on Peppol can be made', () => {
    expect(checked({ to: { tax_number: '', coc_number: '' } }).some(preventsUbl)).toBe(false);
    expect(checked({ from: { bank_account: '' } }).some(preventsUbl)).toBe(true);
  });
});

const noParty = {
  name: '',
  first_name: '',
  last_name: '',
  address: '',
  postal_code: '',
  city: '',
  tax_number: '',
  coc_number: '',
};
