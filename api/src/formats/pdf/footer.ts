import { partyName } from '@boekwerk/shared/domain/relation/customer-kind';
import type { Content } from 'pdfmake/interfaces';
import { COLOR, CONTENT_WIDTH, PAGE, typed } from './look';
import type { PrintedInvoice } from './printed-invoice';
import { TEXTS } from './texts';
import { iban } from './totals';

/** The bottom of each page: who sends it, with the numbers the law asks for, and which page this is. */
export const footerOf = (invoice: PrintedInvoice, page: number, pages: number): Content => ({
  margin: [PAGE.side, 14, PAGE.side, 0],
  stack: [
    {
      canvas: [
        {
          type: 'line',
          x1: 0,
          y1: 0,
          x2: CONTENT_WIDTH,
          y2: 0,
          lineWidth: 0.5,
          lineColor: COLOR.line,
        },
      ],
    },
    {
      margin: [0, 8, 0, 0],
      columnGap: 16,
      columns: [
        typed(senderFacts(invoice).join('  ·  '), { style: 'small' }),
        {
          width: 'auto',
          alignment: 'right',
          style: 'small',
          noWrap: true,
          text: TEXTS.page(page, pages),
        },
      ],
    },
  ],
});

/** Abroad the number is not one of the KvK. */
const registerOf = ({ country }: PrintedInvoice['from']) =>
  country === 'NL' ? TEXTS.coc : TEXTS.register;

const senderFacts = ({ from }: PrintedInvoice) =>
  [
    partyName(from),
    from.coc_number && `${registerOf(from)} ${from.coc_number}`,
    from.tax_number && `${TEXTS.taxNumber} ${from.tax_number}`,
    from.bank_account && `${TEXTS.iban} ${iban(from.bank_account)}`,
  ]
    .filter(Boolean)
    .map((fact) => fact.replaceAll(' ', '\u00A0'));
