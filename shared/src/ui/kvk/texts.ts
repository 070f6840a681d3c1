import type { KvkData } from '../../contract/kvk';
import { lastInSentence } from '../../domain/relation/last-in-sentence';

type Part = keyof KvkData;

const parts: Record<Part, string> = {
  name: 'bedrijfsnaam',
  address: 'adres',
  postal_code: 'postcode',
  city: 'plaats',
};

const list = new Intl.ListFormat('nl', { type: 'conjunction' });
const named = (these: readonly Part[]) => list.format(these.map((part) => parts[part]));

export const texts = {
  label: 'KvK-nummer',
  hint: 'Naam en adres vullen we aan uit het handelsregister.',
  searching: 'Naam en adres zoeken we op in het handelsregister..',
  filled: (these: readonly Part[]) => `Ingevuld uit het handelsregister: ${named(these)}`,
  alike: 'De gegevens komen overeen met het handelsregister.',
  found: (company: string) => `In het handelsregister staat ${lastInSentence(company)}.`,
  kept: (company: string) =>
    `In het handelsregister staat ${lastInSentence(company)}. Wat je zelf hebt ingevuld, is bewaard.`,
  unknown:
    'Dit nummer staat niet in het handelsregister. Controleer het, of vul de gegevens zelf in.',
  slow: 'Het handelsregister reageert traag. Vul de gegevens zelf in of probeer het opnieuw.',
  failed:
    'Het handelsregister is nu niet bereikbaar. Vul de gegevens zelf in of probeer het opnieuw.',
  retry: 'Opnieuw proberen',
  replace: 'Vervangen wat je hebt ingevuld?',
  replacements: (these: readonly Part[], found: KvkData) =>
    `In het handelsregister staat iets anders: ${list.format(
      these.map((part) => `${parts[part]} ‘${found[part]}’`),
    )}.`,
  doReplace: 'Vervangen',
  keep: 'Zo laten',
};
