import fc from 'fast-check';
import { countries, isInEu } from '../relation/countries';
import { TAX_IDS } from './vat';
import { whyVatKindDoesNotFit } from './vat-kind-fits';

const NUMBERS: Record<string, string> = {
  NL: 'NL004495445B01',
  BE: 'BE0403170701',
  DE: 'de 136 695 976',
  GR: 'EL491082402',
  GB: 'GB824398255',
  XI: 'XI824398255',
  US: '',
  CH: 'CHE-610.992.790 MWST',
};

/** Country of the customer, whose number it has, and which of 4 (verlegd), 5 (buiten EU), 6 (binnen EU) fit. */
const TABLE = `
  NL  NL  4
  NL  -   -
  NL  BE  4
  BE  BE  4 6
  BE  -   -
  BE  NL  4
  BE  DE  4 6
  GR  GR  4 6
  GB  GB  5
  GB  XI  4 5 6
  GB  -   5
  US  -   5
  CH  CH  5
  CH  NL  4 5
  XK  -   5
`;

const rows = TABLE.trim()
  .split('\n')
  .map((row) => row.trim().split(/ +/))
  .map(([country = '', number = '', ...fitting]): [string, string, string] => [
    ...([country, number, fitting.join(' ').replace('-', '')] as const),
  ]);

const whyNot = (kind: (typeof TAX_IDS)[number], country: string, number: string, from = 'NL') =>
  whyVatKindDoesNotFit(kind, {
    from: { country: from },
    to: { country, tax_number: NUMBERS[number] ?? '' },
  });

describe('whyVatKindDoesNotFit', () => {
  it.each(rows)(
    'for a customer in %s with the number of %s finds these kinds right: %s',
    (country, number, fitting) => {
      const right = TAX_IDS.filter((kind) => kind > 3 && whyNot(kind, country, number) === null);
      expect(right.join(' ')).toBe(fitting);
    },
  );

  it('says what the kind is for', () => {
    expect([
      whyNot(4, 'BE', '-'),
      whyNot(5, 'BE', 'BE'),
      whyNot(6, 'NL', 'NL'),
      whyNot(6, 'BE', '-'),
    ]).toEqual([
      'Btw verlegd is voor een klant met een btw-nummer uit Nederland of een ander EU-land.',
      'Verkoop buiten EU is voor een klant buiten de EU, en deze zit in de EU.',
      'Verkoop binnen EU is voor een klant in een ander EU-land.',
      'Verkoop binnen EU is voor een klant met een btw-nummer uit een ander EU-land.',
    ]);
  });

  it('counts from where the company is: what goes to the Netherlands from abroad goes to another country', () => {
    expect(whyNot(6, 'BE', 'BE', 'BE')).not.toBeNull();
    expect(whyNot(6, 'DE', 'DE', 'BE')).toBeNull();
  });

  it('never minds a kind with VAT or an exemption, and never lets a sale be outside and within the EU', () => {
    const any = fc.record({
      country: fc.constantFrom(...countries().map(({ code }) => code)),
      tax_number: fc.constantFrom(...Object.values(NUMBERS).filter((one) => !one.startsWith('XI'))),
    });
    fc.assert(
      fc.property(any, (to) => {
        const fits = TAX_IDS.filter(
          (kind) => whyVatKindDoesNotFit(kind, { from: { country: 'NL' }, to }) === null,
        );
        expect(fits).toEqual(expect.arrayContaining([1, 2, 3]));
        expect(fits.includes(5)).toBe(!isInEu(to.country));
        expect(fits.includes(6) && (to.country === 'NL' || fits.includes(5))).toBe(false);
      }),
    );
  });
});
