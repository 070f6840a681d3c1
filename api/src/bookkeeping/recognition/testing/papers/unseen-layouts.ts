import { type Cents, sum } from '@boekwerk/shared/domain/money/money';
import { grid, type Layout, rows, stack, truthOf } from './layout';
import { aPaper, dutch, english, inFigures, inFours, inWords } from './paper';

const euro = (cents: number) => `€ ${dutch(cents as Cents)}`;
const made = (make: Layout['make']): Layout => ({ written: 'after', make });

/** Written after the rules were made. */
export const UNSEEN_LAYOUTS: Record<string, Layout> = {
  'a telephone bill': made((seed) => {
    const paper = aPaper(seed, { number: (n) => `9011${n}` });
    return {
      content: [
        { text: 'belnet', fontSize: 26, color: '#0a7' },
        {
          columns: [
            stack(paper.customer.name, paper.customer.street, paper.customer.place),
            stack(
              'Je factuur van deze maand',
              `Factuurnummer`,
              paper.number,
              `Factuurdatum`,
              inWords(paper.date),
              'Klantnummer',
              '1.2233445',
            ),
          ],
        },
        {
          text: `${euro(paper.total)} wordt afgeschreven rond ${inWords(paper.due)}`,
          fontSize: 14,
          margin: [0, 24, 0, 0],
        },
        grid(
          ['Kosten', 'excl. btw'],
          paper.lines.map(({ text, cents }) => [text, dutch(cents)]),
        ),
        grid(
          ['', 'excl. btw', '21% btw', 'incl. btw'],
          [['Totaal', dutch(paper.net), dutch(paper.vat), dutch(paper.total)]],
        ),
      ],
      footer: `Belnet B.V., KvK-nummer ${paper.supplier.coc}, btw-nummer ${paper.supplier.vat}, IBAN ${paper.supplier.iban}`,
      truth: truthOf(paper),
    };
  }),
  'a hotel': made((seed) => {
    const paper = aPaper(seed, { rates: [9], number: (n) => `H${n}` });
    const tax = 1260 as Cents;
    return {
      content: [
        { text: 'Grand Hotel De Zwaan', alignment: 'center', fontSize: 20 },
        stack(
          '',
          `Guest: M. Jansen`,
          `Arrival: ${inWords('2026-01-02', 'en-GB')}   Departure: ${inWords('2026-01-04', 'en-GB')}`,
          `Invoice no. ${paper.number}   Date ${inWords(paper.date, 'en-GB')}`,
        ),
        grid(
          ['Description', 'Amount EUR'],
          [
            ...paper.lines.map(({ text, cents }): [string, string] => [text, english(cents)]),
            ['City tax', english(tax)],
          ],
        ),
        rows([
          ['Net amount', english(paper.net)],
          ['VAT 9%', english(paper.vat)],
          ['City tax (no VAT)', english(tax)],
          ['Total EUR', english(sum([paper.total, tax]))],
          ['Paid by card', english(sum([paper.total, tax]))],
        ]),
        stack('', `VAT number ${paper.supplier.vat}`, `Chamber of Commerce ${paper.supplier.coc}`),
      ],
      truth: truthOf(paper, { amount: (paper.total + tax) / 100, bank_account: '' }),
    };
  }),
  'a garage': made((seed) => {
    const paper = aPaper(seed, { rows: 5, number: (n) => `W-26${n}` });
    return {
      content: [
        {
          columns: [
            stack(
              'Autobedrijf Stuur en Zoon',
              paper.supplier.street,
              paper.supplier.place,
              `K.v.K. ${paper.supplier.coc}`,
              `B.T.W. nr. ${paper.supplier.vat}`,
            ),
            stack('Kenteken V-123-XB', 'Km-stand 104.233', `Werkorder 88120`),
          ],
        },
        { text: `Nota ${paper.number}`, bold: true, fontSize: 14, margin: [0, 20, 0, 0] },
        stack(`Notadatum ${inFigures(paper.date)}`, paper.customer.name),
        grid(
          ['Arbeid en onderdelen', 'Aantal', 'Bedrag'],
          paper.lines.map(({ text, quantity, cents }) => [text, `${quantity},00`, dutch(cents)]),
        ),
        grid(
          ['Arbeid', 'Onderdelen', 'Excl. btw', 'Btw 21%', 'Te betalen'],
          [
            [
              dutch(paper.lines[0]?.cents ?? (0 as Cents)),
              dutch((paper.net - (paper.lines[0]?.cents ?? 0)) as Cents),
              dutch(paper.net),
              dutch(paper.vat),
              dutch(paper.total),
            ],
          ],
        ),
        stack('', `Betaling op ${inFours(paper.supplier.iban)}`),
      ],
      truth: truthOf(paper),
    };
  }),
  'a subscription': made((seed) => {
    const paper = aPaper(seed, { rates: [21], rows: 1, number: (n) => `C0FFEE${n}-0007` });
    const money = (cents: number) => `€${english(cents as Cents)}`;
    return {
      content: [
        {
          columns: [
            { text: 'Invoice', fontSize: 20, bold: true },
            { text: 'Plannr', fontSize: 20, alignment: 'right' },
          ],
        },
        {
          layout: 'noBorders',
          table: {
            body: [
              ['Invoice number', paper.number],
              ['Date of issue', inWords(paper.date, 'en-US')],
              ['Date due', inWords(paper.due, 'en-US')],
            ],
          },
        },
        {
          columns: [
            stack(
              'Plannr B.V.',
              paper.supplier.street,
              paper.supplier.place,
              `NL VAT ${paper.supplier.vat}`,
            ),
            stack('Bill to', paper.customer.name, 'NL VAT NL004495445B01'),
          ],
          margin: [0, 20, 0, 0],
        },
        {
          text: `${money(paper.total)} due ${inWords(paper.due, 'en-US')}`,
          fontSize: 15,
          bold: true,
          margin: [0, 20, 0, 0],
        },
        grid(
          ['Description', 'Qty', 'Unit price', 'Tax', 'Amount'],
          paper.lines.map(({ text, quantity, cents }) => [
            text,
            String(quantity),
            money(cents / quantity),
            '21%',
            money(cents),
          ]),
        ),
        rows(
          [
            ['Subtotal', money(paper.net)],
            ['Total excluding tax', money(paper.net)],
            [`VAT - Netherlands (21% on ${money(paper.net)})`, money(paper.vat)],
            ['Total', money(paper.total)],
            ['Amount due', money(paper.total)],
          ],
          80,
        ),
      ],
      truth: truthOf(paper, { bank_account: '', coc_number: '' }),
    };
  }),
  'a contribution without VAT': made((seed) => {
    const paper = aPaper(seed, { rates: [0], rows: 1, number: (n) => `26/${n}` });
    return {
      content: [
        stack(
          'Winkeliersvereniging Binnenstad',
          'Secretariaat: Markt 3, Gouda',
          '',
          `Aan: ${paper.customer.name}`,
          '',
        ),
        { text: 'Contributienota', fontSize: 16 },
        stack(
          `Nota nr. ${paper.number}`,
          `Dagtekening ${inWords(paper.date)}`,
          '',
          `Contributie 2026: ${euro(paper.total)}`,
          'De vereniging is vrijgesteld van btw.',
          '',
          `Totaal te voldoen: ${euro(paper.total)}`,
          `voor ${inFigures(paper.due)} op ${inFours(paper.supplier.iban)}`,
        ),
      ],
      truth: truthOf(paper, { vat: undefined as never, vat_number: '', coc_number: '' }),
    };
  }),
  'whole amounts of a freelancer': made((seed) => {
    const known = aPaper(seed, { rows: 1, number: (n) => `${n}` });
    const net = (Math.ceil(known.net / 10_000) * 10_000) as Cents;
    const vat = (net * 0.21) as Cents;
    const total = sum([net, vat]);
    const whole = (cents: number) => `€ ${(cents / 100).toLocaleString('nl-NL')},-`;
    return {
      content: [
        { text: 'Noor de Graaf tekst & redactie', fontSize: 14 },
        stack(
          known.supplier.mail,
          `kvk ${known.supplier.coc}`,
          `btw-id ${known.supplier.vat}`,
          `rekening ${inFours(known.supplier.iban)}`,
          '',
          known.customer.name,
          '',
        ),
        stack(
          `factuurnr.   ${known.number}`,
          `datum   ${inWords(known.date)}`,
          `project   nieuwsbrief`,
          '',
        ),
        stack(
          `Redactie nieuwsbrief: ${whole(net)}`,
          `btw 21%: ${whole(vat)}`,
          `totaal: ${whole(total)}`,
        ),
      ],
      truth: truthOf({ ...known, net, vat, total }),
    };
  }),
};
