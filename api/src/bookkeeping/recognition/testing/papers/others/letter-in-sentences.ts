import { addDays } from '@boekwerk/shared/domain/dates/dates';
import { type Cents, portion, sum } from '@boekwerk/shared/domain/money/money';
import { hasTaxCheckDigits } from '@boekwerk/shared/domain/relation/identity';
import { type Layout, truthOf } from '../layout';
import { aPaper, chance, dutch, inFours, inWords, oneOf } from '../paper';

/** A plain letter of somebody who works alone: no table, and every fact within a sentence. */
export const letterInSentences: Layout['make'] = (seed) => {
  const paper = aPaper(seed, { number: (n) => `2026-${String(n).slice(1)}` });
  const [writer, mail] = oneOf(`${seed} writer`, [
    ['Sanne de Wit', 'sanne@dewittekst.example'],
    ['Joris Hamelink', 'post@jorishamelink.example'],
  ] as const);
  const work = oneOf(`${seed} work`, [
    'de eindredactie van jullie jaarverslag',
    'de foto’s van de nieuwe winkel',
    'het ontwerp van de kerstfolder',
  ]);
  const hours = 6 + chance(`${seed} hours`, 30);
  const tariff = 6500 + 250 * chance(`${seed} tariff`, 16);
  const net = (hours * tariff) as Cents;
  const vat = portion(net, 21, 100);
  const total = sum([net, vat]);
  const vat_number = soleTraderNumber(seed);
  const euro = (cents: Cents) => `€ ${dutch(cents)}`;
  return {
    content: [
      { text: writer, fontSize: 13 },
      { text: 'tekst · beeld · vorm', fontSize: 9, color: '#777' },
      {
        margin: [0, 36, 0, 0],
        stack: [
          'Bakkerij Jansen B.V.',
          't.a.v. Mark Jansen',
          'Korte Tiendeweg 14',
          '2801 JR Gouda',
        ],
      },
      { text: `Utrecht, ${inWords(addDays(paper.date, 1))}`, margin: [0, 24, 0, 0] },
      {
        fontSize: 11,
        lineHeight: 1.4,
        margin: [0, 24, 0, 0],
        stack: [
          'Beste Mark,',
          ' ',
          `Hierbij ontvang je mijn factuur met nummer ${paper.number} van ${inWords(paper.date)} voor ${work}. We spraken dit af op ${inWords(addDays(paper.date, -41))} (offerte 26-${chance(`${seed} offer`, 80) + 10}).`,
          ' ',
          `Ik heb er ${hours} uur aan gewerkt, tegen ${euro(tariff as Cents)} per uur. Dat is ${euro(net)}. Daar komt 21% btw bij, een bedrag van ${euro(vat)}, zodat het totaal uitkomt op ${euro(total)}.`,
          ' ',
          `Wil je dit vóór ${inWords(addDays(paper.date, 30))} overmaken op ${inFours(paper.supplier.iban)} ten name van ${writer}, met het factuurnummer erbij? Alvast dank!`,
          ' ',
          'Met een hartelijke groet,',
          ' ',
          writer,
        ],
      },
    ],
    footer: `${mail} | 06 - 41 88 20 73 | KvK ${paper.supplier.coc} | btw-id ${vat_number}`,
    truth: truthOf({ ...paper, vat, total }, { vat_number }),
  };
};

/** As sole traders have it: nine digits of no meaning, and check digits over the whole. */
function soleTraderNumber(seed: string): string {
  for (let at = 2; ; at++) {
    const digits = 100_000_000 + chance(`${seed} sole`, 800_000_000);
    const number = `NL00${String(digits).slice(2)}B${String(at).padStart(2, '0')}`;
    if (hasTaxCheckDigits(number)) return number;
  }
}
