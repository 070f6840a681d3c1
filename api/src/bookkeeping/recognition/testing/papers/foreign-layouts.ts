import { grid, type Layout, rows, stack, truthOf } from './layout';
import { aPaper, dutch, english, inFigures, inWords } from './paper';

const GERMAN = {
  vat_number: 'DE136695976',
  bank_account: 'DE89370400440532013000',
  coc_number: '',
};
const BELGIAN = { vat_number: 'BE0403170701', bank_account: 'BE68539007547034', coc_number: '' };

export const FOREIGN_LAYOUTS: Record<string, Layout> = {
  'German, with VAT': {
    make: (seed) => {
      const paper = aPaper(seed, { rates: [19], number: (n) => `RE-2026-${n}` });
      return {
        content: [
          { text: 'Teigtechnik GmbH', fontSize: 18 },
          stack('Ofenweg 3', '10115 Berlin', '', paper.customer.name, paper.customer.place, ''),
          { text: 'Rechnung', fontSize: 16 },
          stack(
            `Rechnungsnummer: ${paper.number}`,
            `Rechnungsdatum: ${inFigures(paper.date, '.')}`,
            `Lieferdatum: 01.02.2026`,
          ),
          grid(
            ['Beschreibung', 'Menge', 'Betrag'],
            paper.lines.map(({ text, quantity, cents }) => [
              text,
              String(quantity),
              `${dutch(cents)} €`,
            ]),
          ),
          rows([
            ['Nettobetrag', `${dutch(paper.net)} €`],
            ['zzgl. 19% MwSt.', `${dutch(paper.vat)} €`],
            ['Gesamtbetrag', `${dutch(paper.total)} €`],
          ]),
        ],
        footer:
          'Teigtechnik GmbH · USt-IdNr. DE136695976 · IBAN DE89 3704 0044 0532 0130 00 · BIC COBADEFFXXX',
        truth: truthOf(paper, GERMAN),
      };
    },
  },
  'German, reverse charge': {
    make: (seed) => {
      const paper = aPaper(seed, { rates: [0], number: (n) => String(70_000 + n) });
      return {
        content: [
          {
            columns: [
              { text: 'Mühlenwerke Nord GmbH & Co. KG', fontSize: 15 },
              stack(
                `Rechnungs-Nr. ${paper.number}`,
                `Datum ${inFigures(paper.date, '.')}`,
                'Kunden-Nr. 33812',
              ),
            ],
          },
          stack('', paper.customer.name, paper.customer.street, paper.customer.place),
          grid(
            ['Artikel', 'Menge', 'EUR'],
            paper.lines.map(({ text, quantity, cents }) => [text, String(quantity), dutch(cents)]),
          ),
          rows([
            ['Nettosumme', dutch(paper.net)],
            ['Rechnungsbetrag EUR', dutch(paper.total)],
          ]),
          stack(
            '',
            'Steuerfreie innergemeinschaftliche Lieferung. Steuerschuldnerschaft des Leistungsempfängers.',
            'Ihre USt-IdNr.: NL004495445B01',
            'Unsere USt-IdNr.: DE136695976',
            'Bank: DE89 3704 0044 0532 0130 00',
          ),
        ],
        truth: truthOf(paper, { ...GERMAN, vat: undefined as never }),
      };
    },
  },
  'English, in pounds': {
    make: (seed) => {
      const paper = aPaper(seed, { rates: [20], number: (n) => `INV-${n}` });
      const pounds = (cents: number) => `£${english(cents as never)}`;
      return {
        content: [
          { text: 'INVOICE', fontSize: 24 },
          {
            columns: [
              stack('Yorkshire Flour Ltd', '4 Mill Lane', 'Leeds LS1 4AP'),
              stack(
                `Invoice number: ${paper.number}`,
                `Invoice date: ${inWords(paper.date, 'en-GB')}`,
                `Due date: ${inWords(paper.due, 'en-GB')}`,
              ),
            ],
          },
          stack('', 'Bill to:', paper.customer.name, paper.customer.street),
          grid(
            ['Description', 'Qty', 'Amount'],
            paper.lines.map(({ text, quantity, cents }) => [text, String(quantity), pounds(cents)]),
          ),
          rows([
            ['Subtotal', pounds(paper.net)],
            ['VAT @ 20%', pounds(paper.vat)],
            ['Total due', pounds(paper.total)],
          ]),
        ],
        footer: 'VAT registration number GB 980 7806 84',
        truth: truthOf(paper, {
          currency: 'GBP',
          bank_account: '',
          vat_number: 'GB980780684',
          coc_number: '',
        }),
      };
    },
  },
  'American, in dollars': {
    make: (seed) => {
      const paper = aPaper(seed, { rates: [0], number: (n) => `US${n}-001` });
      const dollars = (cents: number) => `$${english(cents as never)}`;
      return {
        content: [
          {
            columns: [
              { text: 'Cloudhost, Inc.', fontSize: 18 },
              { text: 'Invoice', fontSize: 18, alignment: 'right' },
            ],
          },
          stack(
            `Invoice # ${paper.number}`,
            `Date issued ${inWords(paper.date, 'en-US')}`,
            `Date due ${inWords(paper.due, 'en-US')}`,
            '',
          ),
          grid(
            ['Description', 'Amount'],
            paper.lines.map(({ text, cents }) => [text, dollars(cents)]),
          ),
          rows([
            ['Subtotal', dollars(paper.net)],
            ['Tax (0%)', '$0.00'],
            ['Amount due (USD)', dollars(paper.total)],
          ]),
        ],
        truth: truthOf(paper, {
          currency: 'USD',
          bank_account: '',
          vat_number: '',
          coc_number: '',
        }),
      };
    },
  },
  'Belgian, in French': {
    make: (seed) => {
      const paper = aPaper(seed, { rates: [21], number: (n) => `FA${n}` });
      return {
        content: [
          { text: 'Boulangerie Dupont SRL', fontSize: 18 },
          stack('Rue du Four 12', '1000 Bruxelles', '', paper.customer.name, ''),
          stack(
            `Facture n° ${paper.number}`,
            `Date de facture : ${inFigures(paper.date, '/')}`,
            `Échéance : ${inFigures(paper.due, '/')}`,
          ),
          grid(
            ['Désignation', 'Qté', 'Montant'],
            paper.lines.map(({ text, quantity, cents }) => [
              text,
              String(quantity),
              `${dutch(cents)} €`,
            ]),
          ),
          rows([
            ['Total HT', `${dutch(paper.net)} €`],
            ['TVA 21 %', `${dutch(paper.vat)} €`],
            ['Total TTC', `${dutch(paper.total)} €`],
          ]),
        ],
        footer: 'TVA BE 0403.170.701 · IBAN BE68 5390 0754 7034',
        truth: truthOf(paper, BELGIAN),
      };
    },
  },
};
