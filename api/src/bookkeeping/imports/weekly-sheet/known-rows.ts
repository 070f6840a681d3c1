import type { TaxId } from '@boekwerk/shared/domain/vat/vat';

/** What a row adds to: what was sold, how it was paid, or cash that moves without a sale. */
type Side = 'takings' | 'receipts' | 'other';

/** How a row is booked: with which VAT, whether it lowers the total, and whether the usual account of such sales will do. */
type Booked = { tax_id: TaxId; sign: 1 | -1; isTurnover: boolean };

/** `booked` is null of what is only checked. */
export type KnownRow = { kind: string; side: Side; booked: Booked | null };

/** On a deposit, and on a voucher that may be spent on anything, no VAT is due. Source: art. 8 and 28za Wet OB 1968. */
const WITHOUT_VAT: TaxId = 3;

type Definition = KnownRow & { aliases: readonly string[] };

const sold = (tax_id: TaxId): Booked => ({ tax_id, sign: 1, isTurnover: true });
/** What is owed back, in goods or money. */
const HELD: Booked = { tax_id: WITHOUT_VAT, sign: 1, isTurnover: false };
const REDEEMED: Booked = { ...HELD, sign: -1 };

/** The rows of a weekly sheet, with the names they go by; the kind is the name to show. */
const ROWS: readonly Definition[] = [
  booked('Omzet hoog 21 %', sold(1), ['omzet hoog', 'omzet hoog tarief', 'omzet 21', 'hoog']),
  booked('Omzet laag 9 %', sold(2), ['omzet laag', 'omzet laag tarief', 'omzet 9', 'laag']),
  booked('Omzet 0 %/vrij', sold(WITHOUT_VAT), [
    'omzet 0',
    'omzet vrij',
    'omzet vrijgesteld',
    'omzet onbelast',
    'omzet nul',
    'omzet geen',
  ]),
  booked('Statiegeld', HELD, ['emballage']),
  booked('Cadeaubonnen verkocht', HELD, [
    'verkochte cadeaubonnen',
    'verkoop cadeaubonnen',
    'cadeaukaarten verkocht',
    'verkochte cadeaukaarten',
  ]),
  booked('Cadeaubonnen ingenomen', REDEEMED, [
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

/** A voucher that is redeemed pays for what was sold. */
function booked(kind: string, how: Booked, aliases: readonly string[]): Definition {
  return { kind, side: how.sign === 1 ? 'takings' : 'receipts', aliases, booked: how };
}

function row(kind: string, side: Side, aliases: readonly string[]): Definition {
  return { kind, side, aliases, booked: null };
}

/** The names to show of all rows, in their order. */
export const ROW_KINDS: readonly string[] = ROWS.map(({ kind }) => kind);

const BY_NAME = new Map<string, KnownRow>(
  ROWS.flatMap(({ aliases, ...known }) =>
    [known.kind, ...aliases].map((name) => [plain(name), known] as const),
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
