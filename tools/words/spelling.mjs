/** One way to write a word, whatever texts it stands in. */
const SPELLINGS = [
  { wrong: /\bBTW\b/, right: 'btw' },
  { wrong: /\bbtw (?:nummer|tarief|bedrag|code|overzicht|aangifte)/i, right: 'btw-nummer' },
  {
    wrong: /(?<!-)\b(?:emails?|email[- ]?adres\w*|mailadres\w*)\b|\be-mail adres/i,
    right: 'e-mailadres',
  },
  { wrong: /\b(?:KVK|kvk|Kvk)\b|\bKvK nummer/, right: 'KvK-nummer' },
  { wrong: /\b(?:[Ss]tad|[Ww]oonplaats)\b/, right: 'plaats' },
  { wrong: /^Probeer (?:het )?opnieuw$/, right: 'Opnieuw proberen' },
  {
    wrong: /\b(?:kan|kon|konden) niet worden geladen/,
    right: 'Er ging iets mis bij het laden van …',
  },
];

/** Texts that are prescribed as they stand, on a screen or as a column of a sheet. */
const PRESCRIBED = [
  'Algemene email is verplicht.',
  'Bedrag excl. BTW',
  'Bedrag incl. BTW',
  'BTW geen',
  'BTW is verplicht',
  'BTW is verplicht.',
  'BTW nummer is verplicht.',
  'BTW nummer verplicht bij BTW verlegd',
  'BTW tarief',
  'BTW verlegd',
  'BTW Verlegd (…)',
  'BTW …',
  'btw bedrag',
  'btw code',
  'btw tarief',
  'Email is verplicht.',
  'Email of wachtwoord is onjuist',
  'Import BTW',
  'KVK nummer is verplicht.',
  'Prijs ex. BTW',
  'Prijs incl. BTW',
  'Stad is verplicht.',
  'Totaal BTW',
  'Totaal excl. BTW',
];

/**
 * What is written in another way than elsewhere.
 *
 * @param {string} said a text as it stands in a source
 * @returns {string | null} how it should be; null when it is right, prescribed, or a name of the code
 */
export function misspelt(said) {
  if (PRESCRIBED.includes(said) || !isText(said)) return null;
  return SPELLINGS.find(({ wrong }) => wrong.test(said))?.right ?? null;
}

/** Where words are those of others, or of who builds the product. */
const OF_OTHERS = [
  'api/src/invoicing/opening-balances/columns.ts',
  'api/src/invoicing/products/import/columns.ts',
  'api/src/invoicing/products/import/choices.ts',
  'api/src/relation-import/columns.ts',
  'api/src/relation-import/choices.ts',
  'api/src/demo/',
  'host/src/kit/',
  'stand-ins/',
];

/** Whether the words of a file are ours to write in one way. @param {string} file from the root */
export const isOurs = (file) => !OF_OTHERS.some((place) => file.startsWith(place));

/** Not a key, an address of a module or a field: those have neither a space nor a capital. */
const isText = (said) => /[\s\p{Lu}]/u.test(said) && !/^[@.\w-]*\//.test(said);
