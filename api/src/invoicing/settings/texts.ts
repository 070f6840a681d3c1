export const TEXTS = {
  prefix: 'Voorvoegsel',
  emailText: 'Factuur template',
  dateTaken: 'Op deze datum begint al een voorvoegsel',
  prefixTaken: 'Dit voorvoegsel heb je al',
  numbersGiven: (year: number, last: number) =>
    `In ${year} is al tot en met nummer ${last} uitgegeven`,
  broughtIn: (number: string, next: number) =>
    `Factuur ${number} uit je vorige pakket staat al in deze reeks. Kies ${next} of hoger.`,
  hasPrefix: (prefix: string) => `Het voorvoegsel ${prefix} geldt nu. Kies daar het startnummer.`,
  emailTextGone: 'Je eigen bericht is intussen verwijderd. Kijk eerst wat er is veranderd.',
  emailTextExists: 'Er is intussen al een eigen bericht. Kijk eerst wat er is veranderd.',
};
