/** What a row adds to: what was sold, how it was paid, or cash that moves without a sale. */
type Side = 'takings' | 'receipts' | 'other';

export type KnownRow = { kind: string; side: Side };

type Definition = KnownRow & { aliases: readonly string[] };

/** The rows of a weekly sheet, with the names they go by; the kind is the name to show. */
const ROWS: readonly Definition[] = [
  row('Omzet hoog 21 %', 'takings', ['omzet hoog', 'omzet hoog tarief', 'omzet 21', 'hoog']),
  row('Omzet laag 9 %', 'takings', ['omzet laag', 'omzet laag tarief', 'omzet 9', 'laag']),
  row('Omzet 0 %/vrij', 'takings', [
    'omzet 0',
    'omzet vrij',
    'omzet vrijgesteld',
    'omzet onbelast',
    'omzet nul',
    'omzet geen',
  ]),
  row('Statiegeld', 'takings', ['emballage']),
  row('Cadeaubonnen verkocht', 'takings', [
    'verkochte cadeaubonnen',
    'verkoop cadeaubonnen',
    'cadeaukaarten verkocht',
    'verkochte cadeaukaarten',
  ]),
  row('Cadeaubonnen ingenomen', 'receipts', [
    'ingenomen cadeaubonnen',
    'cadeaubonnen ingeleverd',
    'cadeaubonnen ingewisseld',
    'cadeaukaarten ingenomen',
    'ingenomen cadeaukaarten',
  ]),
  row('Pin', 'receipts', ['pinbetalingen', 'pin betalingen', 'pinontvangsten', 'pin ontvangsten']),
  row('Creditcard', 'receipts', ['creditcards', 'credit card', 'credit cards']),
  row('Contant', 'receipts', ['contante ontvangsten', 'contante betalingen', 'contant ontvangen']),
  row('Online/iDEAL', 'receipts', ['online', 'ideal', 'ideal online', 'online betalingen']),
  row('Kasuitgaven', 'other', ['kas uitgaven', 'uitgaven kas', 'contante uitgaven']),
  row('Afstorting', 'other', ['afstortingen', 'afgestort', 'afstorting bank', 'kasafstorting']),
  row('Kasverschil', 'receipts', ['kasverschillen', 'kas verschil', 'verschil kas']),
];

function row(kind: string, side: Side, aliases: readonly string[]): Definition {
  return { kind, side, aliases };
}

const BY_NAME = new Map<string, KnownRow>(
  ROWS.flatMap(({ kind, side, aliases }) =>
    [kind, ...aliases].map((name) => [plain(name), { kind, side }] as const),
  ),
);

/** Which row a description means, whatever its capitals, signs and remarks; `null` for an unknown one. */
export function knownRow(description: string): KnownRow | null {
  const name = plain(description);
  return BY_NAME.get(name) ?? BY_NAME.get(name.replace(/ (0|9|21)$/, '')) ?? null;
}

/** A row that only adds up others. */
export const isSubtotal = (description: string) => /^(sub ?)?totaal\b/.test(plain(description));

/** `Omzet hoog (21%) incl. btw` → `omzet hoog 21` */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/\b(incl|inclusief)\.? ?btw\b/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
