import type { ImportFinding } from '@boekwerk/shared/contract/relation-import';
import { partyName } from '@boekwerk/shared/domain/client-kind';
import type { RowVerdict } from './check-row';
import { finding } from './findings';
import type { Layout } from './layout';
import type { Party } from './party';
import { placeOf } from './read-row';
import { IMPORT_TEXTS } from './texts';

/** As much of a relation as it takes to see that another is the same. */
export type Alike = Pick<
  Party,
  'id' | 'name' | 'first_name' | 'last_name' | 'email' | 'coc_number'
>;

type FindAlike = (of: { emails: string[]; coc_numbers: string[] }) => Promise<Alike[]>;

/** Warns of new relations that are there already, or twice in the file: the same KvK number, or name and address. */
export async function likenessesIn(
  verdicts: readonly RowVerdict[],
  layout: Layout,
  findAlike: FindAlike,
): Promise<ImportFinding[]> {
  const added = verdicts.flatMap(({ row, before, after }) =>
    before === null && after ? [{ row: row.at, party: after }] : [],
  );
  if (added.length === 0) return [];
  const stored = await findAlike({
    emails: [...new Set(added.map(({ party }) => party.email.toLowerCase()))].filter(Boolean),
    coc_numbers: [...new Set(added.map(({ party }) => party.coc_number))].filter(Boolean),
  });

  const said = new Map<string, string>();
  for (const one of stored)
    for (const key of keysOf(one)) said.set(key, IMPORT_TEXTS.alikeStored(one.id, partyName(one)));
  return added.flatMap(({ row, party }) => {
    const keys = keysOf(party);
    const key = keys.find((one) => said.has(one));
    const message = key && said.get(key);
    for (const one of keys) if (!said.has(one)) said.set(one, IMPORT_TEXTS.alikeInFile(row + 1));
    const field = key?.startsWith(COC) ? 'coc_number' : 'email';
    return message ? [finding(placeOf(field, layout, row), message)] : [];
  });
}

const COC = 'kvk ';

const keysOf = (one: Alike): string[] => [
  ...(one.coc_number === '' ? [] : [`${COC}${one.coc_number}`]),
  ...(one.email === '' ? [] : [`${partyName(one)} ${one.email}`.toLowerCase()]),
];
