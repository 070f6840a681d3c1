import { addDays } from '@boekwerk/shared/domain/dates/dates';
import { type Cents, portion, sum } from '@boekwerk/shared/domain/money/money';
import { type Layout, truthOf } from '../layout';
import { aPaper, chance, dutch, inFours, inWords, oneOf } from '../paper';

const HEAD = ['', 'Onbelast', 'Belast'];

/** A notary's account: what was paid for the client has no VAT, the fee has, in two columns. */
export const notary: Layout['make'] = (seed) => {
  const paper = aPaper(seed, { number: (n) => `26${n}3` });
  const { supplier } = paper;
  const name = oneOf(`${seed} firm`, [
    'Terborg & Lansink Notarissen',
    'Notariskantoor Van der Meulen',
  ]);
  const fee = 65_000 + 500 * chance(`${seed} fee`, 300);
  const costs = 1500 + 25 * chance(`${seed} office`, 100);
  const paid: [string, number][] = [
    ['Inzage Kadaster', 380 + 380 * chance(`${seed} kadaster`, 4)],
    ['Inschrijving handelsregister KvK', 1260],
    ['Uittreksel basisregistratie personen', 1825],
  ];
  const untaxed = sum(paid.map(([, cents]) => cents as Cents));
  const net = (fee + costs) as Cents;
  const vat = portion(net, 21, 100);
  const total = sum([untaxed, net, vat]);
  return {
    content: [
      { text: name, fontSize: 18, alignment: 'center' },
      {
        text: `${supplier.street} – ${supplier.place} – telefoon (0182) 51 77 30`,
        alignment: 'center',
        fontSize: 8.5,
      },
      {
        margin: [0, 30, 0, 0],
        stack: [
          'Aan de directie van',
          'Bakkerij Jansen B.V.',
          'Korte Tiendeweg 14',
          '2801 JR Gouda',
        ],
      },
      {
        margin: [0, 24, 0, 0],
        layout: 'noBorders',
        table: {
          body: [
            ['Dossier', `: 2026.004${chance(`${seed} case`, 89) + 10}.01/MvD`],
            ['Betreft', `: akte van statutenwijziging d.d. ${inWords(addDays(paper.date, -9))}`],
            ['Declaratienummer', `: ${paper.number}`],
            ['Datum', `: ${inWords(paper.date)}`],
          ],
        },
      },
      { text: 'D E C L A R A T I E', bold: true, fontSize: 12, margin: [0, 20, 0, 8] },
      {
        layout: 'noBorders',
        table: {
          widths: ['*', 80, 80],
          body: [
            HEAD,
            ['Honorarium akte', '', dutch(fee as Cents)],
            ['Kantoorkosten', '', dutch(costs as Cents)],
            ...paid.map(([text, cents]) => [text, dutch(cents as Cents), '']),
            ['Totaal', dutch(untaxed), dutch(net)],
            ['Totaal belast en onbelast', '', dutch(sum([untaxed, net]))],
            ['Omzetbelasting 21%', '', dutch(vat)],
            ['Door u verschuldigd', '', `€ ${dutch(total)}`],
          ].map((cells) => cells.map((text, at) => ({ text, alignment: at ? 'right' : 'left' }))),
        },
      },
      {
        text: `Wij verzoeken u het verschuldigde binnen veertien dagen over te maken op kwaliteitsrekening ${inFours(supplier.iban)} ten name van ${name}, onder vermelding van het declaratienummer.`,
        margin: [0, 24, 0, 0],
      },
    ],
    footer: `${name} is ingeschreven in het handelsregister onder nummer ${supplier.coc}. Btw-nummer ${supplier.vat}. Aansprakelijkheid is beperkt tot € 1.000.000,00 per geval.`,
    truth: truthOf({ ...paper, vat, total }),
  };
};
