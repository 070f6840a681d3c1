import { formatEuro } from '@boekwerk/shared/domain/money/format';
import type { Euro } from '@boekwerk/shared/domain/money/money';

const FROZEN = 'en kan niet meer worden gewijzigd';

export const texts = {
  books: 'Boekhouding',
  toDocument: 'Bekijk het document',
  why: {
    openingBalance:
      'Deze factuur is verzonden vanuit je vorige pakket. Hier staat wat ervan open was: leg betalingen vast onder Betaald. De factuur zelf, de btw en de omzet staan in je vorige pakket.',
    sent: `Deze factuur is verzonden ${FROZEN}. Klopt er iets niet, crediteer hem dan of dupliceer hem voor een nieuwe factuur.`,
    unpaidPart: (open: Euro) =>
      `Deze factuur is verzonden ${FROZEN}. Er staat nog ${formatEuro(open)} open: leg de volgende betaling vast onder Betaald.`,
    paid: `Deze factuur is betaald ${FROZEN}. Klopt er iets niet, trek dan de laatste betaling in of crediteer hem.`,
    credited: `Deze factuur is gecrediteerd ${FROZEN}. Er staat niets meer open. Dupliceer hem voor een nieuwe factuur.`,
    partlyCredited: (credited: Euro, open: Euro) =>
      `Deze factuur is verzonden ${FROZEN}. Er is ${formatEuro(credited)} gecrediteerd en er staat nog ${formatEuro(open)} open.`,
    credit: `Deze creditfactuur is verzonden ${FROZEN}. Betaal je het bedrag terug, leg dat dan vast onder Betaald.`,
    settled: `Deze creditfactuur is verzonden ${FROZEN}. Het bedrag is verrekend met wat nog openstond: er gaat niets terug.`,
    repaid: `Deze creditfactuur is verzonden en terugbetaald ${FROZEN}.`,
  },
  fromTemplate: 'Deze factuur is gemaakt van een herhaalfactuur.',
  period: 'Periode',
  fromTo: (start: string, end: string) => `${start} t/m ${end}`,

  creditOf: (number: string) => `Creditfactuur van ${number}`,
  creditedWhat: (date: string, total: Euro) => `(${date}, ${formatEuro(total)})`,
  creditedBy: (number: string, amount: Euro) =>
    `Gecrediteerd met ${number} (${formatEuro(amount)})`,
  creditConcept: (number: string, amount: Euro) =>
    `Creditfactuur in voorbereiding: ${number} (${formatEuro(amount)})`,

  pdfFailed:
    'PDF kon niet worden gemaakt. We proberen het vanzelf opnieuw; een e-mail gaat pas als de PDF er is.',
  downloadUbl: 'Download UBL',
  more: 'Meer',
  sendReminder: 'Verstuur herinnering',
};
