import { notifyOwners, ownedAmong } from '../../account-mail/notify-owners';
import type { Call } from '../../platform/http/call';
import type { RelationRow } from '../relation-row';
import { TEXTS } from '../texts';

type Details = Pick<
  RelationRow,
  'id' | 'bank_account' | 'email' | 'address' | 'postal_code' | 'city' | 'country'
>;

/** Tells the owners of a company what decides where its money and its mail go, when that has changed. */
export const notifyOfChanges = (
  call: Pick<Call, 'db' | 'queue' | 'caller'>,
  before: Details,
  after: Details,
): Promise<void> =>
  notifyOwners(
    call,
    after.id,
    TOLD.flatMap(({ name, of, shown = (text) => text }) => {
      const [was, is] = [of(before), of(after)];
      return was === is ? [] : [TEXTS.changed(name, shown(was), shown(is))];
    }),
  );

/** The same of many companies at once. */
export async function notifyOfAllChanges(
  call: Pick<Call, 'db' | 'queue' | 'caller'>,
  changed: readonly { before: Details; after: Details }[],
): Promise<void> {
  const owned = await ownedAmong(
    call.db,
    changed.map(({ after }) => after.id),
  );
  for (const { before, after } of changed)
    if (owned.has(after.id)) await notifyOfChanges(call, before, after);
}

type Told = { name: string; of: (company: Details) => string; shown?: (text: string) => string };

const TOLD: readonly Told[] = [
  { name: TEXTS.bankAccount, of: ({ bank_account }) => bank_account, shown: maskIban },
  { name: TEXTS.email, of: ({ email }) => email },
  {
    name: TEXTS.address,
    of: ({ address, postal_code, city, country }) =>
      [address, `${postal_code} ${city}`.trim(), country === 'NL' ? '' : country]
        .filter((part) => part !== '')
        .join(', '),
  },
];

/** What tells most accounts apart, and is of no use to who reads the mail along: `NL91 … 4300`. */
function maskIban(iban: string): string {
  return iban === '' ? '' : `${iban.slice(0, 4)} … ${iban.slice(-4)}`;
}
