const NAMES = new Intl.ListFormat('nl', { type: 'conjunction' });
/** More are told by number: nobody reads on. */
const MOST_NAMED = 10;

export const TEXTS = {
  recurrence: 'Herhaling',
  notRepeatable: 'Alleen een concept kan worden herhaald',
  isRepeated: 'Deze factuur wordt al herhaald',
  isGenerated: 'Deze factuur is gemaakt door een herhaling en kan niet zelf worden herhaald',
  customerIsGone: 'Deze klant is verwijderd. Stop de herhaling of kies een andere klant.',
  tooLongFilled: (text: string, max: number) =>
    `“${[...text].slice(0, 40).join('')}…” kan met de periode ingevuld langer worden dan ${max} tekens. Maak deze tekst korter.`,
  leftToNobody: (companies: string[]) =>
    `Bij ${NAMES.format(named(companies))} worden nog terugkerende facturen gemaakt, en er blijft niemand over die ernaar kijkt. Kies daar eerst bij elke herhaling "Niet herhalen".`,
  alreadyMade: (count: number) =>
    `Er ${count === 1 ? 'is al 1 factuur' : `zijn al ${count} facturen`} gemaakt. Kies een hoger aantal.`,
};

const named = (companies: string[]) =>
  companies.length > MOST_NAMED
    ? [...companies.slice(0, MOST_NAMED), `nog ${companies.length - MOST_NAMED} andere`]
    : companies;
