import { toCents } from '@boekwerk/shared/domain/money/money';
import fc from 'fast-check';
import { aLine, aPurchase, aSale } from '../../testing/a-transaction';
import type { TransactionLine, TransactionRequest } from '../../transaction';
import { at, childrenOf, type Element, textAt } from '../xml/element';
import { parseXml } from '../xml/parse-xml';
import { buildTransaction } from './build-transaction';

const built = (request: TransactionRequest) => parseXml(buildTransaction(request));
const linesOf = (root: Element) => childrenOf(at(root, 'lines'), 'line');
const partsOf = (line: Element | undefined) =>
  Object.fromEntries(line?.children.map(({ name, text }) => [name, text]) ?? []);
const sidesOf = (request: TransactionRequest) =>
  linesOf(built(request)).map((line) => textAt(line, 'debitcredit'));

describe('the request for a transaction', () => {
  it('is provisional, rounds nothing, and asks for a warning at the invoice number alone', () => {
    const root = built(aPurchase());
    expect(root.attributes).toEqual({
      destiny: 'temporary',
      raisewarning: 'false',
      autobalancevat: 'false',
    });
    expect(at(root, 'header/invoicenumber')?.attributes).toEqual({ raisewarning: 'true' });
    expect(built(aPurchase({ destiny: 'final' })).attributes.destiny).toBe('final');
  });

  it('names office, journal, currency, date and number, and what else is given', () => {
    const plain = partsOf(at(built(aPurchase({ date: '2026-03-14' })), 'header'));
    expect(plain).toEqual({
      office: '1001',
      code: 'INK',
      currency: 'EUR',
      date: '20260314',
      invoicenumber: 'F-2026-17',
    });
    const more = aPurchase({ due_date: '2026-04-13', free_text: { field: 3, text: 'bw-1' } });
    expect(partsOf(at(built(more), 'header'))).toMatchObject({
      duedate: '20260413',
      freetext3: 'bw-1',
    });
  });

  it('has the total with VAT, then each line without it, with its own', () => {
    const request = aPurchase({
      ledger_code: '1600',
      lines: [aLine({ cost_centre_code: '00001', project_code: 'P0001' })],
    });
    const [total, detail] = linesOf(built(request));
    expect(total?.attributes).toEqual({ type: 'total', id: '1' });
    expect(partsOf(total)).toEqual({
      dim1: '1600',
      dim2: '2000',
      value: '121.00',
      debitcredit: 'credit',
      description: 'Kantoorshop',
    });
    expect(detail?.attributes).toEqual({ type: 'detail', id: '2' });
    expect(partsOf(detail)).toEqual({
      dim1: '4300',
      dim2: '00001',
      dim3: 'P0001',
      value: '100.00',
      debitcredit: 'debit',
      description: 'Papier',
      vatcode: 'IH',
      vatvalue: '21.00',
    });
  });

  it('has for a credit note the same amounts on the other sides', () => {
    expect(sidesOf(aPurchase())).toEqual(['credit', 'debit']);
    expect(sidesOf(aPurchase({ is_credit: true }))).toEqual(['debit', 'credit']);
    expect(sidesOf(aSale())).toEqual(['debit', 'credit']);
    expect(sidesOf(aSale({ is_credit: true }))).toEqual(['credit', 'debit']);
  });

  it('has a line that takes something off on the other side', () => {
    const lines = [aLine(), aLine({ value: -10, vat: -2.1 }), aLine({ value: 0, vat: -0.01 })];
    expect(sidesOf(aPurchase({ lines }))).toEqual(['credit', 'debit', 'credit', 'credit']);
    const [, , off] = linesOf(built(aPurchase({ lines })));
    expect(partsOf(off)).toMatchObject({ value: '10.00', vatvalue: '2.10' });
  });

  it('leaves the VAT of a reverse charge to the package, and sends none without a code', () => {
    const reversed = aLine({ vat: 0, vat_code: 'IV', is_reverse_charge: true });
    const none = aLine({ vat: 0, vat_code: null });
    const [, first, second] = linesOf(built(aPurchase({ lines: [reversed, none] })));
    expect(partsOf(first)).toMatchObject({ vatcode: 'IV' });
    expect(partsOf(first)).not.toHaveProperty('vatvalue');
    expect(partsOf(second)).not.toHaveProperty('vatcode');
    expect(partsOf(second)).not.toHaveProperty('vatvalue');
  });

  it('says what was supplied within the European Union, and for services when', () => {
    const supply = {
      kind: 'services',
      country: 'DE',
      tax_number: 'DE1',
      date: '2026-03-01',
    } as const;
    const line = aLine({ vat: 0, vat_code: 'ICT', is_reverse_charge: true, supply });
    const [, services] = linesOf(built(aPurchase({ lines: [line] })));
    expect(partsOf(services)).toMatchObject({
      performancetype: 'services',
      performancecountry: 'DE',
      performancevatnumber: 'DE1',
      performancedate: '20260301',
    });
    const goods = { ...line, supply: { ...supply, kind: 'goods' as const, country: null } };
    const [, second] = linesOf(built(aPurchase({ lines: [goods] })));
    expect(partsOf(second)).toMatchObject({ performancetype: 'goods' });
    expect(partsOf(second)).not.toHaveProperty('performancedate');
    expect(partsOf(second)).not.toHaveProperty('performancecountry');
  });

  it.each([
    ['a short one', 'Papier', 'Papier'],
    ['marks for XML', 'A & B <C> "D"', 'A & B <C> "D"'],
    ['several lines', ' Papier\n  en\tinkt ', 'Papier en inkt'],
    ['letters in two parts', 'cafe\u0301', 'café'],
    ['forty of them', 'e\u0301'.repeat(40), 'é'.repeat(40)],
    ['two hundred', 'x'.repeat(200), 'x'.repeat(40)],
    ['pictures at the edge', `${'x'.repeat(39)}😀😀`, 'x'.repeat(39)],
    ['a family at the edge', `${'x'.repeat(35)}👨‍👩‍👧`, 'x'.repeat(35)],
  ])('has a description with %s', (_, description, sent) => {
    const [total, detail] = linesOf(
      built(aPurchase({ description, lines: [aLine({ description })] })),
    );
    expect([textAt(total, 'description'), textAt(detail, 'description')]).toEqual([sent, sent]);
  });

  it.each([
    ['is not in balance', aPurchase({ total: 121.01 })],
    ['comes to nothing', aPurchase({ lines: [aLine(), aLine({ value: -100, vat: -21 })] })],
    ['is below nothing', aPurchase({ lines: [aLine({ value: -1, vat: 0 })] })],
    ['has no lines', aPurchase({ lines: [], total: 1 })],
    ['has too many', aPurchase({ lines: Array.from({ length: 500 }, () => aLine()) })],
    ['has VAT across from its value', aPurchase({ lines: [aLine({ value: 100, vat: -1 })] })],
    ['has VAT of a reverse charge', aPurchase({ lines: [aLine({ is_reverse_charge: true })] })],
    ['has VAT without a code', aPurchase({ lines: [aLine({ vat_code: null })] })],
  ])('is not written when it %s', (_, request) => {
    expect(() => buildTransaction(request)).toThrow();
  });
});

const cents = (most: number) => fc.integer({ min: -most, max: most }).map((n) => n / 100);
const text = fc.string({ unit: 'binary', maxLength: 200 });

const anyLine: fc.Arbitrary<TransactionLine> = fc
  .record({ value: cents(99_999_999), percentage: fc.constantFrom(0, 9, 21, null), text })
  .map(({ value, percentage, text }) =>
    aLine({
      value,
      vat: percentage === null ? 0 : Math.round(value * percentage) / 100,
      vat_code: percentage === null ? null : 'IH',
      ledger_code: '0110',
      description: text,
    }),
  );

const anyRequest = fc
  .record({
    lines: fc.array(anyLine, { minLength: 1, maxLength: 20 }),
    is_sale: fc.boolean(),
    is_credit: fc.boolean(),
    invoice_number: text,
    description: text,
  })
  .map((some) => aPurchase(some))
  .filter(({ total }) => toCents(total) > 0);

it('says nothing of a description of which no letter can be written', () => {
  const written = buildTransaction(aPurchase({ description: '\u0001\t\u0002' }));
  expect(textAt(linesOf(parseXml(written))[0], 'description')).toBe('');
  expect(written).not.toMatch(/>\s+</);
});

it('is in balance and says only what was meant, whatever the document', () => {
  fc.assert(
    fc.property(anyRequest, (request) => {
      const written = buildTransaction(request);
      const lines = linesOf(parseXml(written));
      const signed = (line: Element, name: string) =>
        (textAt(line, 'debitcredit') === 'debit' ? 1 : -1) *
        toCents(Number(textAt(line, name) || 0));
      const balance = lines.reduce(
        (sum, line) => sum + signed(line, 'value') + signed(line, 'vatvalue'),
        0,
      );
      expect(balance).toBe(0);
      expect(lines).toHaveLength(request.lines.length + 1);
      const values = lines.map((line) => textAt(line, 'value'));
      expect(values.filter((value) => !/^\d+\.\d\d$/.test(value))).toEqual([]);
      const longest = Math.max(...lines.map((line) => textAt(line, 'description').length));
      expect(longest).toBeLessThanOrEqual(40);
      expect(lines.slice(1).every((line) => textAt(line, 'dim1') === '0110')).toBe(true);
      expect(written).not.toMatch(/<!|>\s+</);
    }),
    { numRuns: 300 },
  );
});
