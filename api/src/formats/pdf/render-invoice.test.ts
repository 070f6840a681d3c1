import { invoiceTotals } from '@boekwerk/shared/domain/invoice/invoice-totals';
import { formatEuro } from '@boekwerk/shared/domain/money/format';
import type { PrintedInvoice } from './printed-invoice';
import { renderInvoice } from './render-invoice';
import { aParty, aPrintedInvoice, aPrintedLine } from './testing/a-printed-invoice';
import { pdfText } from './testing/pdf-text';

const textOf = async (invoice: PrintedInvoice) => pdfText(await renderInvoice(invoice));
const plain = (text: string) => text.replace(/\s+/g, ' ');

describe('the PDF of an invoice', () => {
  it('adds up as the invoice does, with discounts and two kinds of VAT, VAT included', async () => {
    const invoice = aPrintedInvoice({
      incl_tax: true,
      discount_percentage: 5,
      discount_value: 10,
      products: [
        aPrintedLine({ amount: 2, value: 379 }),
        aPrintedLine({ amount: 12, value: 2.45, tax_id: 2, discount_percentage: 10 }),
      ],
    });
    const totals = invoiceTotals(invoice);
    const [text] = await textOf(invoice);
    for (const row of [
      'Prijs incl. btw',
      'Korting 10%: -2,94',
      `Subtotaal ${formatEuro(totals.subtotal)}`,
      `Korting 5% + € 10,00 ${formatEuro(-totals.discount)}`,
      `Totaal excl. btw ${formatEuro(totals.total_ex_tax)}`,
      ...totals.groups.map(({ taxable, vat }) => `over ${formatEuro(taxable)} ${formatEuro(vat)}`),
      `Te betalen ${formatEuro(totals.total)}`,
    ])
      expect(text).toContain(plain(row));
  });

  it('asks for what is due, on one page', async () => {
    const [text, ...others] = await textOf(aPrintedInvoice());
    expect(others).toEqual([]);
    expect(text).toContain('Te betalen € 121,00');
    expect(text).toContain('uiterlijk 20-12-2026 op rekening NL91 ABNA 0417 1643 00');
    expect(text).toContain('Pagina 1 van 1');
  });

  it.each([
    [30, 2],
    [500, 20],
  ])(
    'goes on over pages with %i lines: the head on each, a line on one, which page it is',
    async (lines, least) => {
      const products = Array.from({ length: lines }, (_, n) =>
        aPrintedLine({
          title: `Artikel ${n}.`,
          description: `Begin ${n}, ${'langer '.repeat(40)} einde ${n}.`,
        }),
      );
      const pages = await textOf(aPrintedInvoice({ products }));
      expect(pages.length).toBeGreaterThanOrEqual(least);
      pages.forEach((text, index) => {
        expect(text).toContain(`Pagina ${index + 1} van ${pages.length}`);
        if (text.includes('Artikel')) expect(text).toContain('Omschrijving Aantal Eenheid');
        if (index > 0) expect(text).toContain('Factuur 2026-0001');
      });
      for (const [n, { title }] of products.entries()) {
        const on = pages.filter((text) => text.includes(title));
        expect(on).toHaveLength(1);
        expect(on[0]).toContain(`einde ${n}.`);
      }
    },
  );

  it('never leaves the head of the table alone at the bottom of a page', async () => {
    const description = 'lang '.repeat(190);
    const pages = await textOf(
      aPrintedInvoice({ products: [aPrintedLine({ description: description.repeat(4) })] }),
    );
    for (const text of pages)
      if (text.includes('Omschrijving Aantal')) expect(text).toContain('lang');
  });

  it('marks a concept, which has no number', async () => {
    const [text] = await textOf(aPrintedInvoice({ number: null }));
    expect(text).toContain('Conceptfactuur');
    expect(text).toContain('CONCEPT');
    expect(text).not.toContain('2026-0001');
  });

  it('marks a template, which has no number and no dates; its words stay', async () => {
    const template = aPrintedInvoice({ number: null, is_template: true });
    const [text] = await textOf({ ...template, description: 'Abonnement {maand}' });
    expect(text).toContain('Herhaalfactuur');
    expect(text).toContain('TEMPLATE');
    expect(text).toContain('Abonnement {maand}');
    expect(text).not.toMatch(
      /Factuurnummer|Factuurdatum|Vervaldatum|Leverdatum|We ontvangen graag/,
    );
  });

  it('negates the amounts of a credit, which is not due on a day', async () => {
    const credited = { number: '2026-0001', date: '2026-11-01', given_back: 121 };
    const [text] = await textOf(aPrintedInvoice({ is_credit: true, credited }));
    expect(text).toContain('Creditfactuur');
    expect(text).toContain('Totaal € -121,00');
    expect(text).toContain('Te ontvangen € 121,00');
    expect(text).not.toMatch(/We ontvangen graag|Vervaldatum/);

    const [concept] = await textOf(aPrintedInvoice({ is_credit: true, number: null, credited }));
    expect(concept).toContain('Creditfactuur (concept)');
    expect(concept).toContain('Betreft factuur 2026-0001 van 01-11-2026');
  });

  it.each([
    [121, /Totaal € -121,00 Te ontvangen € 121,00 Het bedrag van € 121,00 krijg je van ons terug/],
    [
      100,
      /Totaal € -121,00 Verrekend met factuur 2026-0001 € 21,00 Te ontvangen € 100,00 Het bedrag van € 100,00 krijg je van ons terug of wordt verrekend. € 21,00 is verrekend met wat van factuur 2026-0001 nog openstond\./,
    ],
    [0, /Te ontvangen € 0,00 € 121,00 is verrekend met wat van factuur 2026-0001 nog openstond\./],
  ])('promises with a credit no more than what was paid: € %d', async (given_back, words) => {
    const credited = { number: '2026-0001', date: '2026-11-01', given_back };
    const [text] = await textOf(aPrintedInvoice({ is_credit: true, credited }));
    expect(text).toMatch(words);
    if (given_back === 0) expect(text).not.toContain('krijg je van ons terug');
  });

  it('says of less than nothing who receives it', async () => {
    const products = [aPrintedLine({ value: -75 })];
    const [text] = await textOf(aPrintedInvoice({ products }));
    expect(text).toContain('Totaal € -90,75 Te ontvangen € 90,75');
    expect(text).toContain('Het bedrag van € 90,75 krijg je van ons terug of wordt verrekend.');
    expect(text).not.toMatch(/Te betalen|We ontvangen graag/);

    const credited = { number: '2026-0001', date: '2026-11-01', given_back: -90.75 };
    const [back] = await textOf(aPrintedInvoice({ products, is_credit: true, credited }));
    expect(back).toContain('Totaal € 90,75 Te betalen € 90,75 We ontvangen graag € 90,75');
  });

  it.each([
    [
      '2026-12-20',
      'Van deze factuur staat nog € 100,00 open. Je kunt betalen tot en met 20-12-2026.',
    ],
    ['2026-12-21', 'had uiterlijk 20-12-2026 betaald moeten zijn; € 100,00 staat nog open.'],
  ])('calls nothing late in a reminder of %s that is not', async (date, words) => {
    const [text] = await textOf(
      aPrintedInvoice({ reminder: { date, amount_due: 100, taken_off: 0 } }),
    );
    expect(text).toContain(words);
    expect(text?.includes('had uiterlijk')).toBe(date > '2026-12-20');
  });

  it('asks in a reminder for what is open, with the lines and totals of the invoice', async () => {
    const reminder = { date: '2026-12-24', amount_due: 100, taken_off: 0 };
    const [text] = await textOf(aPrintedInvoice({ reminder }));
    for (const item of [
      'Herinnering',
      'Factuurnummer 2026-0001',
      'Datum herinnering 24-12-2026',
      'Desembrood 1 Stuks 100,00 21% 100,00',
      'Totaal € 121,00 Al voldaan € -21,00 Nog te betalen € 100,00',
      'uiterlijk 20-12-2026 betaald moeten zijn; € 100,00 staat nog open.',
      'op rekening NL91 ABNA 0417 1643 00',
    ])
      expect(text).toContain(item);

    const all = await textOf(aPrintedInvoice({ reminder: { ...reminder, amount_due: 121 } }));
    expect(all[0]).toContain('Nog te betalen € 121,00');
    expect(all[0]).not.toContain('Al voldaan');

    const credited = { ...reminder, amount_due: 50, taken_off: 61 };
    const [both] = await textOf(aPrintedInvoice({ reminder: credited }));
    expect(both).toContain(
      'Totaal € 121,00 Gecrediteerd € -61,00 Al voldaan € -10,00 Nog te betalen € 50,00',
    );
  });

  it('says of a recurring invoice which period it is about, instead of a day', async () => {
    const period = { period_start: '2026-11-01', period_end: '2026-11-30', delivery_date: null };
    const [text] = await textOf(aPrintedInvoice(period));
    expect(text).toContain('Periode 01-11-2026 t/m 30-11-2026');
    expect(text).not.toContain('Leverdatum');

    const [both] = await textOf(aPrintedInvoice({ ...period, delivery_date: '2026-11-19' }));
    expect(both).toContain('Periode 01-11-2026 t/m 30-11-2026');
    expect(both).toContain('Leverdatum 19-11-2026');
  });

  it('takes whatever people type: other scripts, words without an end, a damaged logo', async () => {
    const invoice = aPrintedInvoice({
      to: aParty({ name: 'مخبز الشرق', address: 'Ακρόπολη 1', city: 'Łódź' }),
      description: 'Gefeliciteerd ☺ \u202Eomgekeerd',
      logo: Buffer.from('no image'),
      products: [aPrintedLine({ title: 'W'.repeat(200), description: 'x'.repeat(1000) })],
    });
    const text = (await textOf(invoice)).join(' ');
    expect(text).toContain('Ακρόπολη 1');
    expect(text).toContain('Gefeliciteerd ☺');
    expect(text.match(/WW+/g)?.join('')).toHaveLength(200);
  });

  it('prints a name in one row, whatever line ends are in it', async () => {
    const from = aParty({ name: Array.from({ length: 40 }, (_, n) => `n${n}`).join('\n') });
    const [text, ...others] = await textOf(aPrintedInvoice({ from, to: from }));
    expect(others).toEqual([]);
    expect(text).toContain('ten name van n0 n1');
  });

  it('asks to pay with one full stop, also to somebody whose name ends with one', async () => {
    const from = aParty({ name: 'Bakkerij Jansen B.V.' });
    const [text] = await textOf(aPrintedInvoice({ number: null, from }));
    expect(text).toContain('ten name van Bakkerij Jansen B.V.');
    expect(text).not.toContain('B.V..');
  });

  it('shows in a concept where a sign cannot be printed', async () => {
    const to = aParty({ city: '北京' });
    expect((await textOf(aPrintedInvoice({ number: null, to }))).join()).toContain('□□');
  });
});
