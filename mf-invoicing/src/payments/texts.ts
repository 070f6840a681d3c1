import { formatEuro } from '@boekwerk/shared/domain/money/format';
import type { Euro } from '@boekwerk/shared/domain/money/money';

export const texts = {
  menu: 'Betaald',
  all: 'Volledig betaald',
  part: 'Gedeeltelijk betaald',
  nothingLeft: 'Er staat niets meer open',
  onlyInFull: 'Deze factuur kan alleen in één keer worden betaald',

  allQuestion: (number: string, amount: Euro) =>
    `Je legt vast dat de ${formatEuro(amount)} die nog openstaat van factuur ${number} is betaald.`,
  repaidQuestion: (number: string, amount: Euro) =>
    `Je legt vast dat de ${formatEuro(amount)} van creditfactuur ${number} is terugbetaald.`,
  backQuestion: (number: string, amount: Euro) =>
    `Je legt vast dat de ${formatEuro(amount)} van factuur ${number} is terugbetaald aan de klant.`,
  soFar: 'Tot nu toe betaald',
  now: 'Nieuwe betaling',
  after: 'Hierna betaald',
  open: (amount: Euro) => `Er staat ${formatEuro(amount)} open`,
  date: 'Datum van de betaling',
  dateHint: 'Leeg: vandaag',
  tooMuch: (amount: Euro) => `Vul hooguit ${formatEuro(amount)} in: meer staat er niet open`,

  paid: (number: string) => `Factuur ${number} is betaald`,
  repaid: (number: string) => `Creditfactuur ${number} is terugbetaald`,
  recorded: (amount: Euro) => `De betaling van ${formatEuro(amount)} is vastgelegd`,

  list: {
    title: 'Betalingen',
    by: (name: string) => `door ${name}`,
    withdraw: 'Laatste betaling intrekken',
    withdrawTitle: 'Laatste betaling intrekken?',
    withdrawText: (amount: Euro, date: string) =>
      `De betaling van ${formatEuro(amount)} op ${date} wordt ingetrokken. Het bedrag staat daarna weer open.`,
    withdrawAction: 'Intrekken',
    withdrawn: (amount: Euro) => `De betaling van ${formatEuro(amount)} is ingetrokken`,
  },
};
