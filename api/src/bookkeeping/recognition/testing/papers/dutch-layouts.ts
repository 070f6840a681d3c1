import { type Cents, sum } from '@boekwerk/shared/domain/money/money';
import { grid, type Layout, rows, stack, truthOf } from './layout';
import { aPaper, dutch, inFigures, inFours, inWords, type Paper } from './paper';

const euro = (cents: Cents) => `€ ${dutch(cents)}`;
const lineRows = ({ lines }: Paper) =>
  lines.map(({ text, quantity, cents }) => [
    text,
    String(quantity),
    dutch((cents / quantity) as Cents),
    dutch(cents),
  ]);
const HEAD = ['Omschrijving', 'Aantal', 'Prijs', 'Bedrag'];
const to = ({ customer }: Paper) => stack(customer.name, customer.street, customer.place);
const foot = ({ supplier }: Paper) =>
  `${supplier.name} · KvK ${supplier.coc} · Btw ${supplier.vat} · IBAN ${inFours(supplier.iban)}`;

export const DUTCH_LAYOUTS: Record<string, Layout> = {
  'facts at the right': {
    make: (seed) => {
      const paper = aPaper(seed);
      const { supplier, number, date, due, net, vat, total } = paper;
      return {
        content: [
          { text: supplier.name, fontSize: 20, bold: true },
          {
            columns: [
              to(paper),
              {
                width: 'auto',
                layout: 'noBorders',
                table: {
                  body: [
                    ['Factuurnummer', number],
                    ['Factuurdatum', inFigures(date)],
                    ['Vervaldatum', inFigures(due)],
                  ],
                },
              },
            ],
            margin: [0, 30, 0, 10],
          },
          grid(HEAD, lineRows(paper)),
          rows([
            ['Totaal exclusief btw', euro(net)],
            ['Btw 21%', euro(vat)],
            ['Totaal inclusief btw', euro(total)],
          ]),
        ],
        footer: foot(paper),
        truth: truthOf(paper),
      };
    },
  },
  'a table of facts': {
    make: (seed) => {
      const paper = aPaper(seed, { number: (n) => `F26-${n}` });
      const { supplier, number, date, due, net, vat, total } = paper;
      return {
        content: [
          {
            columns: [
              to(paper),
              stack(
                supplier.name,
                supplier.street,
                supplier.place,
                `KvK-nummer: ${supplier.coc}`,
                `BTW-nummer: ${supplier.vat}`,
                `IBAN: ${supplier.iban}`,
              ),
            ],
          },
          { text: 'FACTUUR', fontSize: 22, margin: [0, 30, 0, 0] },
          grid(
            ['Debiteurnummer', 'Factuurnummer', 'Factuurdatum', 'Vervaldatum'],
            [['10244', number, inFigures(date), inFigures(due)]],
          ),
          grid(HEAD, lineRows(paper)),
          rows([
            ['Subtotaal', dutch(net)],
            ['21% BTW', dutch(vat)],
            ['Te betalen', dutch(total)],
          ]),
        ],
        truth: truthOf(paper),
      };
    },
  },
  'rates apart': {
    make: (seed) => {
      const paper = aPaper(seed, { rates: [21, 9], rows: 6, number: (n) => `2026.${n}` });
      const { supplier, number, date, vats, net, total } = paper;
      return {
        content: [
          { text: supplier.name, alignment: 'right', fontSize: 16 },
          to(paper),
          stack(
            '',
            `Factuurnummer: ${number}`,
            `Datum: ${inFigures(date)}`,
            'Uw referentie: inkoop 88',
            'Klantnummer: 4471',
          ),
          grid(HEAD, lineRows(paper)),
          grid(
            ['Btw-specificatie', 'Grondslag', 'Btw'],
            vats.map(({ rate, net: base, vat }) => [`Btw ${rate}%`, dutch(base), dutch(vat)]),
          ),
          rows([
            ['Totaal excl. btw', euro(net)],
            ['Totaal btw', euro(paper.vat)],
            ['Totaal incl. btw', euro(total)],
          ]),
        ],
        footer: foot(paper),
        truth: truthOf(paper),
      };
    },
  },
  'totals in columns': {
    make: (seed) => {
      const paper = aPaper(seed, { number: (n) => `VF-${n}/26` });
      const { supplier, number, date, net, vat, total } = paper;
      return {
        content: [
          stack(supplier.name, supplier.street, supplier.place),
          { text: `Factuur ${number}`, fontSize: 15, margin: [0, 20, 0, 6] },
          stack(`Factuurdatum ${inWords(date)}`, 'Betaling binnen 14 dagen'),
          { ...(to(paper) as object), margin: [0, 14, 0, 0] } as never,
          grid(HEAD, lineRows(paper)),
          grid(['', 'Netto', 'BTW 21%', 'Totaal'], [['', dutch(net), dutch(vat), dutch(total)]]),
          stack(
            '',
            `Graag overmaken op ${inFours(supplier.iban)} t.n.v. ${supplier.name}`,
            `KvK ${supplier.coc}, BTW-id ${supplier.vat}`,
          ),
        ],
        truth: truthOf(paper),
      };
    },
  },
  'a credit note': {
    make: (seed) => {
      const paper = aPaper(seed, { number: (n) => `CR${n}` });
      const { number, date, net, vat, total } = paper;
      return {
        content: [
          { text: 'CREDITNOTA', fontSize: 20, bold: true },
          {
            columns: [
              to(paper),
              stack(
                `Creditnotanummer: ${number}`,
                `Datum: ${inFigures(date)}`,
                'Betreft factuurnr. 20251188',
              ),
            ],
            margin: [0, 20, 0, 0],
          },
          grid(HEAD, lineRows(paper)),
          rows([
            ['Totaal exclusief btw', `- ${euro(net)}`],
            ['Btw 21%', `- ${euro(vat)}`],
            ['Totaal te ontvangen', `- ${euro(total)}`],
          ]),
        ],
        footer: foot(paper),
        truth: truthOf(paper, { is_credit: true }),
      };
    },
  },
  'reverse charge': {
    make: (seed) => {
      const paper = aPaper(seed, { rates: [0], number: (n) => `B${n}` });
      const { supplier, number, date, net } = paper;
      return {
        content: [
          { text: supplier.name, fontSize: 18 },
          to(paper),
          stack('', `Factuur nr.: ${number}`, `Factuurdatum: ${inFigures(date, '/')}`),
          grid(HEAD, lineRows(paper)),
          rows([
            ['Totaal excl. btw', euro(net)],
            ['Btw verlegd naar NL004495445B01', euro(0 as Cents)],
            ['Te voldoen', euro(net)],
          ]),
        ],
        footer: foot(paper),
        truth: truthOf(paper),
      };
    },
  },
  'several pages': {
    make: (seed) => {
      const paper = aPaper(seed, { rates: [9, 21], rows: 90 });
      const { supplier, number, date, vats, net, total } = paper;
      return {
        content: [
          { text: supplier.name, fontSize: 18, bold: true },
          {
            columns: [
              to(paper),
              stack(`Factuurnr: ${number}`, `Datum factuur: ${inFigures(date)}`),
            ],
            margin: [0, 14, 0, 0],
          },
          grid(HEAD, lineRows(paper)),
          rows(
            [
              ['Totaal netto', dutch(net)],
              ...vats.map(({ rate, net: base, vat }): [string, string] => [
                `Btw ${rate}% over ${dutch(base)}`,
                dutch(vat),
              ]),
              ['Totaalbedrag', euro(total)],
            ],
            110,
          ),
        ],
        footer: foot(paper),
        truth: truthOf(paper),
      };
    },
  },
  'a letter': {
    make: (seed) => {
      const paper = aPaper(seed, { number: (n) => `2026-${n}`, rows: 2 });
      const { supplier, customer, number, date, net, vat, total } = paper;
      return {
        content: [
          stack(supplier.name, supplier.street, supplier.place, supplier.mail),
          stack(
            '',
            customer.name,
            customer.street,
            customer.place,
            '',
            `Gouda, ${inWords(date)}`,
            '',
            `Betreft: factuur ${number}`,
            '',
            'Geachte heer, mevrouw,',
            '',
            'Voor de uitgevoerde werkzaamheden breng ik u in rekening:',
          ),
          grid(
            ['Werkzaamheden', 'Bedrag'],
            paper.lines.map(({ text, cents }) => [text, euro(cents)]),
          ),
          rows([
            ['Bedrag exclusief btw', euro(net)],
            ['21% btw', euro(vat)],
            ['Totaalbedrag inclusief btw', euro(total)],
          ]),
          stack(
            '',
            `Ik verzoek u het bedrag over te maken op rekening ${inFours(supplier.iban)}.`,
            '',
            'Met vriendelijke groet,',
            supplier.name,
            `KvK ${supplier.coc} / btw ${supplier.vat}`,
          ),
        ],
        truth: truthOf(paper),
      };
    },
  },
  'energy with payments in advance': {
    make: (seed) => {
      const paper = aPaper(seed, { number: (n) => `1${n}88${n}` });
      const { supplier, number, date, due, net, vat, total } = paper;
      const paid = Math.round(total * 0.6) as Cents;
      return {
        content: [
          { text: supplier.name, fontSize: 22 },
          {
            columns: [
              to(paper),
              stack(
                `Klantnummer 8812330`,
                `Factuurnummer ${number}`,
                `Factuurdatum ${inWords(date)}`,
                `Periode 1-9-2025 t/m 31-8-2026`,
              ),
            ],
            margin: [0, 20, 0, 0],
          },
          { text: 'Jaarafrekening', fontSize: 16, margin: [0, 20, 0, 0] },
          grid(['Verbruik', 'kWh', 'Tarief', 'Bedrag'], lineRows(paper)),
          rows(
            [
              ['Totaal kosten exclusief btw', euro(net)],
              ['Btw 21%', euro(vat)],
              ['Totaal kosten inclusief btw', euro(total)],
              ['Reeds betaald voorschot', `- ${euro(paid)}`],
              ['Nog te betalen', euro(sum([total, -paid as Cents]))],
            ],
            110,
          ),
          stack(
            '',
            `Het bedrag wordt rond ${inFigures(due)} van uw rekening NL91 ABNA 0417 1643 00 afgeschreven.`,
          ),
        ],
        footer: foot(paper),
        truth: truthOf(paper),
      };
    },
  },
  'a web shop': {
    make: (seed) => {
      const paper = aPaper(seed, { number: (n) => `10000${n}` });
      const { supplier, number, date, vat, total } = paper;
      return {
        content: [
          {
            columns: [
              { text: supplier.name, fontSize: 18 },
              stack(
                supplier.street,
                supplier.place,
                `KvK: ${supplier.coc}`,
                `BTW: ${supplier.vat}`,
                `Bank: ${supplier.iban}`,
              ),
            ],
          },
          { text: `Factuur #${number}`, fontSize: 16, margin: [0, 20, 0, 0] },
          stack(
            `Besteldatum: 1 januari 2026`,
            `Factuurdatum: ${inWords(date)}`,
            'Ordernummer: 771288',
            'Betaalwijze: iDEAL',
          ),
          grid(
            ['Product', 'Aantal', 'Prijs', 'Totaal'],
            paper.lines.map(({ text, quantity, cents }) => [
              text,
              String(quantity),
              euro(Math.round((cents * 1.21) / quantity) as Cents),
              euro(Math.round(cents * 1.21) as Cents),
            ]),
          ),
          rows([
            ['Totaal (incl. btw)', euro(total)],
            ['Waarvan btw 21%', euro(vat)],
          ]),
        ],
        truth: truthOf(paper),
      };
    },
  },
  'small print at the foot': {
    make: (seed) => {
      const paper = aPaper(seed, { number: (n) => `INV${n}`, rates: [9] });
      const { supplier, number, date, due, net, vat, total } = paper;
      return {
        content: [
          { columns: [to(paper), { text: supplier.name, fontSize: 18, alignment: 'right' }] },
          {
            columns: [
              stack('Factuurnummer', number),
              stack('Factuurdatum', inFigures(date)),
              stack('Uiterste betaaldatum', inFigures(due)),
            ],
            margin: [0, 24, 0, 0],
          },
          grid(HEAD, lineRows(paper)),
          rows([
            ['Subtotaal', euro(net)],
            ['btw (9%)', euro(vat)],
            ['Totaal', euro(total)],
          ]),
          {
            fontSize: 6.5,
            margin: [0, 60, 0, 0],
            columns: [
              stack(supplier.street, supplier.place),
              stack(`KvK ${supplier.coc}`, `Btw-nr. ${supplier.vat}`),
              stack(`IBAN ${inFours(supplier.iban)}`, 'BIC INGBNL2A'),
            ],
          },
        ],
        truth: truthOf(paper),
      };
    },
  },
  'a till, as PDF': {
    make: (seed) => {
      const { supplier, date, lines, vat, total, ...paper } = aPaper(seed, {
        number: (n) => String(n),
      });
      return {
        content: [
          {
            alignment: 'center',
            width: 200,
            stack: [supplier.name, supplier.street, supplier.place, `BTW ${supplier.vat}`],
          },
          stack('', `Bonnummer: ${paper.number}`, `Datum: ${inFigures(date)} 14:12`, ''),
          ...lines.map(({ text, cents }) => ({
            columns: [
              { width: 160, text },
              {
                width: 60,
                alignment: 'right' as const,
                text: dutch(Math.round(cents * 1.21) as Cents),
              },
            ],
          })),
          {
            columns: [
              { width: 160, text: 'TOTAAL EUR', bold: true },
              { width: 60, alignment: 'right', text: dutch(total) },
            ],
            margin: [0, 8, 0, 0],
          },
          {
            columns: [
              { width: 160, text: 'PIN' },
              { width: 60, alignment: 'right', text: dutch(total) },
            ],
          },
          {
            columns: [
              { width: 160, text: 'BTW 21%' },
              { width: 60, alignment: 'right', text: dutch(vat) },
            ],
          },
        ],
        truth: truthOf(
          { supplier, date, lines, vat, total, ...paper },
          { bank_account: '', coc_number: '' },
        ),
      };
    },
  },
};
