import { formatEuro } from '@boekwerk/shared/domain/format';
import { invoiceTotals } from '@boekwerk/shared/domain/invoice-totals';
import sharp from 'sharp';
import type { PrintedInvoice } from './printed-invoice';
import { renderInvoice } from './render-invoice';
import { aParty, aPrintedInvoice, aPrintedLine } from './testing/a-printed-invoice';
import { pdfText } from './testing/pdf-text';

const textOf = async (invoice: PrintedInvoice) => pdfText(await renderInvoice(invoice));
const plain = (text: string) => text.replace(/\s+/g, ' ');

describe('the PDF of an invoice', () => {
  it('shows all that the law asks for', async () => {
    const [text] = await textOf(aPrintedInvoice());
    for (const item of [
      'Factuur',
      '2026-0001',
      'Factuurdatum 20-11-2026',
      'Vervaldatum 20-12-2026',
      'Leverdatum 19-11-2026',
      'Bakkerij Jansen Dorpsstraat 12 3511 AB Utrecht',
      'De Gouden Lepel B.V. Oudegracht 158 3511 AZ Utrecht',
      'KvK 69599084',
      'Btw-id NL004495445B01',
      'IBAN NL91 ABNA 0417 1643 00',
      'Desembrood 1 Stuks 100,00 21% 100,00',
      'Btw 21% over € 100,00 € 21,00',
      'Te betalen € 121,00',
      'uiterlijk 20-12-2026 op rekening NL91 ABNA 0417 1643 00',
      'Pagina 1 van 1',
    ])
      expect(text).toContain(item);
  });

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

  it('says at reverse charge who owes the VAT, with both VAT numbers', async () => {
    const [text] = await textOf(aPrintedInvoice({ products: [aPrintedLine({ tax_id: 4 })] }));
    expect(text).toContain('Btw verlegd over € 100,00 € 0,00');
    expect(text).toContain('Btw verlegd: de afnemer geeft de btw aan en draagt haar af.');
    expect(text).toContain('leverancier NL004495445B01, btw-id afnemer NL000099998B57.');
  });

  it('goes on over pages: the head of the table on each, and which page it is', async () => {
    const products = Array.from({ length: 60 }, (_, n) => aPrintedLine({ title: `Artikel ${n}.` }));
    const pages = await textOf(aPrintedInvoice({ products }));
    expect(pages.length).toBeGreaterThan(1);
    pages.forEach((text, index) => {
      expect(text).toContain(`Pagina ${index + 1} van ${pages.length}`);
      if (text.includes('Artikel')) expect(text).toContain('Omschrijving Aantal Eenheid');
    });
    const text = pages.join(' ');
    for (const { title } of products) expect(text.split(title)).toHaveLength(2);
  });

  it('marks a concept, which has no number', async () => {
    const [text] = await textOf(aPrintedInvoice({ number: null }));
    expect(text).toContain('Conceptfactuur');
    expect(text).toContain('CONCEPT');
    expect(text).not.toContain('2026-0001');
  });

  it('negates the amounts of a credit', async () => {
    const [text] = await textOf(aPrintedInvoice({ is_credit: true }));
    expect(text).toContain('Creditfactuur');
    expect(text).toContain('Totaal € -121,00');
    expect(text).not.toContain('We ontvangen graag');
  });

  it('is the same file every time', async () => {
    const logo = await sharp({
      create: { width: 40, height: 20, channels: 3, background: '#b4541a' },
    })
      .webp()
      .toBuffer();
    const [once, again] = [
      await renderInvoice(aPrintedInvoice({ logo })),
      await renderInvoice(aPrintedInvoice({ logo })),
    ];
    expect(once.includes('/Subtype /Image')).toBe(true);
    expect(again.equals(once)).toBe(true);
  });

  it('takes whatever people type: other scripts, emoji, words without an end, a damaged logo', async () => {
    const invoice = aPrintedInvoice({
      to: aParty({ name: 'مخبز الشرق', address: 'Ακρόπολη 1', city: '北京' }),
      description: 'Gefeliciteerd ☺ 👩‍👩‍👧 \u202Eomgekeerd',
      logo: Buffer.from('no image'),
      products: [aPrintedLine({ title: 'W'.repeat(200), description: 'x'.repeat(1000) })],
    });
    const text = (await textOf(invoice)).join(' ');
    expect(text).toContain('Ακρόπολη 1');
    expect(text).toContain('Gefeliciteerd ☺');
    expect(text.match(/WW+/g)?.join('')).toHaveLength(200);
  });
});
