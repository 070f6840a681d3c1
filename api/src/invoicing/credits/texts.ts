import { formatEuro } from '@boekwerk/shared/domain/money/format';
import type { Euro } from '@boekwerk/shared/domain/money/money';

export const TEXTS = {
  notCopyable: 'Deze factuur kan niet worden gedupliceerd',
  notCreditable: 'Alleen een verzonden factuur kan worden gecrediteerd',
  creditOfCredit: 'Een creditfactuur kan niet worden gecrediteerd',
  openingBalance:
    'Een factuur uit je vorige pakket crediteer je daar: hier staat alleen wat ervan open is',
  alreadyCredited: 'Deze factuur is al helemaal gecrediteerd',
  wholeOnly: 'Een factuur van € 0,00 crediteer je in zijn geheel, met alle btw',
  alreadyRepaid: (number: string) =>
    `Deze betaling ging met creditfactuur ${number} al terug naar de klant. Trek daar eerst de terugbetaling in.`,
  atMost: (left: Euro) => `Je kunt hooguit ${formatEuro(left)} crediteren`,
  sameCustomer: 'Een creditfactuur houdt de klant van de oorspronkelijke factuur',
  lessThanNothing: 'Het totaal van deze creditfactuur moet lager zijn dan € 0,00',
  moreThanNothing: 'Het totaal van een creditfactuur moet hoger zijn dan € 0,00',
};
