import { formatEuro } from '@boekwerk/shared/domain/money/format';
import type { Euro } from '@boekwerk/shared/domain/money/money';

export const TEXTS = {
  notSent: 'Alleen een verzonden factuur kan worden betaald',
  alreadyPaid: 'Deze factuur is al helemaal betaald',
  nothingOpen: 'Op deze factuur staat niets meer open',
  onlyInFull: 'Deze factuur kan alleen in één keer worden betaald',
  noMore: (payable: Euro) =>
    `Vul hooguit ${formatEuro(payable)} in: meer hoeft niet te worden betaald`,
  moreThan: (paid: Euro) => `Vul meer in dan de ${formatEuro(paid)} die al is betaald`,
  /** For a negative invoice; all amounts are negative. */
  back: {
    noMore: (payable: Euro) =>
      `Vul geen lager bedrag in dan ${formatEuro(payable)}: meer gaat er niet terug naar de klant`,
    moreThan: (paid: Euro) =>
      `Vul een lager bedrag in dan de ${formatEuro(paid)} die al is terugbetaald`,
  },
  nonePaid: 'Er is geen betaling om terug te draaien',
};
