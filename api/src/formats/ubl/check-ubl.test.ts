import { checkInvoice, preventsUbl } from '@boekwerk/shared/domain/invoice/check/invoice-check';
import { invoiceTotals } from '@boekwerk/shared/domain/invoice/invoice-totals';
import { TAX_IDS } from '@boekwerk/shared/domain/vat/vat';
import fc from 'fast-check';
import { aParty, aPrintedLine } from '../pdf/testing/a-printed-invoice';
import { checkUbl } from './check-ubl';
import { makeUbl } from './make-ubl';
import { PEPPOL } from './profile';
import { all, readUbl, textAt } from './read-ubl';
import { aUblCredit, aUblInvoice } from './testing/a-ubl-invoice';
import type { UblInvoice } from './ubl-invoice';

const rulesOf = (xml: string) => checkUbl(xml).map(({ rule }) => rule);
const invoice = aUblInvoice({
  discount_value: 10,
  products: [aPrintedLine({ discount_value: 1 })],
});

const hundredths = (min: number, max: number) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((cents) => cents / 100);
const orEmpty = (text: string) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(text) }, fc.constant(''));
const anyParty = fc.record({
  name: orEmpty('Bakker'),
  tax_number: fc.constantFrom(
    ...['NL004495445B01', 'BE0428759497', '004495445B01', '', 'ZZ123', 'EU372000063'],
    ...['SE080777180301', 'EL491082402', 'DK13585628', 'CHE610992790MWST', 'XI824398255'],
  ),
  coc_number: orEmpty('69599084'),
  oin: fc.constantFrom(undefined, '', '00000001823288444000'),
  address: orEmpty('Dorpsstraat 1'),
  postal_code: orEmpty('3511 AB'),
  city: orEmpty('Utrecht'),
  country: fc.constantFrom('NL', 'NL', 'NL', 'BE', 'SE', 'GR', 'DK', 'CH', 'GB', 'XK', 'US'),
  bank_account: orEmpty('NL91ABNA0417164300'),
});
const inOwnCountry = fc.constantFrom(
  { country: 'NL', tax_number: 'NL004495445B01' },
  { country: 'NL', tax_number: '' },
  { country: 'BE', tax_number: 'BE0428759497' },
  { country: 'SE', tax_number: 'SE080777180301' },
  { country: 'GR', tax_number: 'EL491082402' },
  { country: 'DK', tax_number: 'DK13585628' },
  { country: 'CH', tax_number: 'CHE610992790MWST' },
);
/** Half of them with a number of their own country, the others with any. */
const located = fc
  .tuple(anyParty, fc.option(inOwnCountry, { freq: 1 }))
  .map(([party, own]) => ({ ...party, ...own }));
const anyLine = fc.record({
  title: fc.oneof({ weight: 9, arbitrary: fc.constant('Brood') }, fc.constant(' ')),
  amount: fc.integer({ min: -20_000, max: 20_000 }).map((n) => n / 1000),
  value: hundredths(-500, 5000),
  tax_id: fc.constantFrom(...TAX_IDS),
  discount_percentage: fc.oneof(fc.constant(0), hundredths(0, 100)),
});
const anyAmounts = {
  incl_tax: fc.boolean(),
  discount_percentage: fc.oneof(fc.constant(0), hundredths(0, 100)),
  discount_value: fc.oneof(fc.constant(0), hundredths(0, 500)),
  is_credit: fc.boolean(),
};

/** The schemes of each country, by which its companies may be called. */
const SCHEMES: Record<string, string[]> = {
  NL: ['0106', '0190', '9944'],
  BE: ['0208'],
  SE: ['0007'],
  GR: ['9933'],
  DK: ['0184'],
  CH: ['9927', '0183'],
  GB: ['9932'],
};

const schemesOf = ({ country }: { country: string }) => [undefined, ...(SCHEMES[country] ?? [])];
const isOfNoCountry = ({ tax_number }: { tax_number: string }) =>
  ['004495445B01', 'ZZ123', 'EU372000063'].includes(tax_number);

/** What a document claims to be, how many addresses each party has, and the schemes of their numbers. */
function identifiersIn(xml: string) {
  const ubl = readUbl(xml);
  const [from, to] = ['Supplier', 'Customer'].map((who) => {
    const at = (path: string) => all(ubl, `Accounting${who}Party/Party/${path}`);
    const ends = at('EndpointID');
    const numbers = [...ends, ...at('PartyLegalEntity/CompanyID')];
    return { ends: ends.length, schemes: numbers.map(({ attributes }) => attributes.schemeID) };
  }) as [Found, Found];
  return {
    profile: textAt(ubl, 'CustomizationID'),
    ends: [from.ends, to.ends],
    schemes: { from: from.schemes, to: to.schemes },
  };
}
type Found = { ends: number; schemes: (string | undefined)[] };

describe('checkUbl', () => {
  it.each<[string, UblInvoice]>([
    ['BR-06', aUblInvoice({ from: aParty({ name: '' }) })],
    ['BR-07', aUblInvoice({ to: aParty({ name: '' }) })],
    ['BR-S-02', aUblInvoice({ from: aParty({ tax_number: '' }) })],
    ['BR-CO-09', aUblInvoice({ to: aParty({ tax_number: '123' }) })],
    ['BR-CO-09', aUblInvoice({ from: aParty({ tax_number: 'ZZ800001237' }) })],
    ['NL-R-002', aUblInvoice({ from: aParty({ postal_code: '' }) })],
    ['NL-R-004', aUblInvoice({ to: aParty({ city: '' }) })],
    ['NL-R-007', aUblInvoice({ from: aParty({ bank_account: '' }) })],
    ['NL-R-001', aUblCredit({ credited: null })],
    ['BR-25', aUblInvoice({ products: [aPrintedLine({ title: ' ' })] })],
    [
      'BR-AE-02',
      aUblInvoice({
        products: [aPrintedLine({ tax_id: 4 })],
        to: aParty({ tax_number: '', coc_number: '' }),
      }),
    ],
    [
      'BR-IC-02',
      aUblInvoice({ products: [aPrintedLine({ tax_id: 6 })], to: aParty({ tax_number: '' }) }),
    ],
  ])('finds what is missing: %s', (rule, incomplete) => {
    expect(rulesOf(makeUbl(incomplete))).toEqual([rule]);
  });

  const broken = (from: string | RegExp, to: string) => {
    const made = makeUbl(invoice);
    expect(made).toMatch(from);
    return made.replace(from, to);
  };
  const money = (name: string, cents: string) =>
    [new RegExp(`(<cbc:${name} currencyID="EUR">)[^<]*`), `$1${cents}`] as const;

  it.each([
    ['BR-CO-10', ...money('LineExtensionAmount', '99.01')],
    ['BR-CO-11', ...money('AllowanceTotalAmount', '10.01')],
    [
      'BR-CO-12',
      '<cbc:PayableAmount',
      '<cbc:ChargeTotalAmount>1.00</cbc:ChargeTotalAmount><cbc:PayableAmount',
    ],
    ['BR-CO-13', ...money('TaxExclusiveAmount', '89.01')],
    ['BR-CO-14', /(<cac:TaxTotal>\s*<cbc:TaxAmount currencyID="EUR">)[^<]*/, '$118.70'],
    ['BR-CO-15', ...money('TaxInclusiveAmount', '107.70')],
    ['BR-CO-16', ...money('PayableAmount', '107.70')],
    ['BR-CO-17', /<cbc:Percent>21/g, '<cbc:Percent>20'],
    ['BR-S-08', ...money('TaxableAmount', '89.01')],
    ['BR-DEC', ...money('PayableAmount', '107.690')],
    ['BR-27', ...money('PriceAmount', '-100.00')],
    ['PEPPOL-EN16931-R120', ...money('PriceAmount', '100.03')],
    ['BR-E-10', /<cbc:ID>S</g, '<cbc:ID>E<'],
    ['BR-CO-25', /<cbc:DueDate>.*?<\/cbc:DueDate>/, ''],
    ['PEPPOL-EN16931-R003', /<cbc:BuyerReference>.*?<\/cbc:BuyerReference>/, ''],
    ['PEPPOL-EN16931-R020', /<cbc:EndpointID.*?<\/cbc:EndpointID>/, ''],
    ['PEPPOL-EN16931-R002', '<cbc:Note>', '<cbc:Note>x</cbc:Note><cbc:Note>'],
    ['BR-01', /<cbc:CustomizationID>[^<]*/, '<cbc:CustomizationID>urn:x'],
    ['BR-CL-11', /<cbc:IdentificationCode>NL</g, '<cbc:IdentificationCode>DK<'],
    ['PEPPOL-EN16931-R004', /<cbc:IdentificationCode>NL</g, '<cbc:IdentificationCode>DK<'],
    ['BR-02', '<cbc:ID>2026-0001</cbc:ID>', ''],
    ['BR-16', /<cac:InvoiceLine>[\s\S]*<\/cac:InvoiceLine>/, ''],
  ] as const)('finds what is changed in a finished document: %s', (rule, from, to) => {
    expect(rulesOf(broken(from, to))).toContain(rule);
  });

  it('claims no profile that its parties cannot meet, wherever they are', () => {
    const any = fc.record({ from: located, to: located, is_credit: fc.boolean() });
    const made = fc.sample(any, { numRuns: 600, seed: 2026 }).map(({ from, to, is_credit }) => {
      const parties = { from: aParty(from), to: aParty(to) };
      const xml = makeUbl((is_credit ? aUblCredit : aUblInvoice)(parties));
      return { ...parties, ...identifiersIn(xml), rules: rulesOf(xml) };
    });
    const peppol = made.filter(({ profile }) => profile === PEPPOL);
    expect([peppol.length > 50, made.length - peppol.length > 50]).toEqual([true, true]);
    expect(peppol.filter(({ from }) => from.country !== 'NL')).toEqual([]);
    for (const { from, to, profile, ends, schemes, rules } of made) {
      expect(ends).toEqual(profile === PEPPOL ? [1, 1] : [0, 0]);
      expect(schemesOf(from)).toEqual(expect.arrayContaining(schemes.from));
      expect(schemesOf(to)).toEqual(expect.arrayContaining(schemes.to));
      expect(rules.includes('BR-CO-09')).toBe([from, to].some(isOfNoCountry));
    }
  });

  it('passes every invoice of which nothing is missing, whatever its amounts', () => {
    const any = fc.record({
      ...anyAmounts,
      lines: fc.array(anyLine, { minLength: 1, maxLength: 8 }),
    });
    fc.assert(
      fc.property(any, ({ lines, is_credit, ...amounts }) => {
        const products = lines.map((line) => aPrintedLine({ ...line, title: 'Brood' }));
        const made = makeUbl((is_credit ? aUblCredit : aUblInvoice)({ ...amounts, products }));
        expect(checkUbl(made)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('finds something exactly when the Factuurcontrole says that no e-invoice can be made', () => {
    const any = fc.record({
      ...anyAmounts,
      from: anyParty,
      to: anyParty,
      has_original: fc.boolean(),
      lines: fc.array(anyLine, { minLength: 1, maxLength: 3 }),
    });
    fc.assert(
      fc.property(any, ({ lines, from, to, has_original, ...amounts }) => {
        const made = aUblInvoice({
          ...amounts,
          from: aParty(from),
          to: aParty(to),
          products: lines.map(aPrintedLine),
          credited: has_original ? { number: '2026-0001', date: '2026-11-01' } : null,
        });
        const findings = checkInvoice({
          invoice: {
            ...made,
            is_template: false,
            has_credited_invoice: has_original,
            total: invoiceTotals(made).total,
          },
          from: made.from,
          to: { ...made.to, type: 0 },
        });
        expect(checkUbl(makeUbl(made)).length > 0).toBe(findings.some(preventsUbl));
      }),
      { numRuns: 1000 },
    );
  });
});
