import type { ImportFinding } from '@boekwerk/shared/contract/relation-import';
import { partyName } from '@boekwerk/shared/domain/relation/customer-kind';
import type { Alike } from '../relations/alike/find-alike';
import { type Likeness, type LikenessKey, likenessOf } from '../relations/alike/likeness';
import type { RowVerdict } from './check-row';
import { finding } from './findings';
import type { Layout } from './layout';
import { cellPositionOf } from './read-row';
import { IMPORT_TEXTS } from './texts';

export type FindAlike = (these: readonly Likeness[]) => Promise<Alike[]>;

/** Warns of new relations that look like one that is there already, or like another in the file. */
export async function likenessesIn(
  verdicts: readonly RowVerdict[],
  layout: Layout,
  findAlike: FindAlike,
): Promise<ImportFinding[]> {
  const added = verdicts.flatMap(({ row, before, after }) =>
    before === null && after ? [{ row: row.at, party: after }] : [],
  );
  if (added.length === 0) return [];
  const stored = await findAlike(added.map(({ party }) => party));

  const said = new Map<string, string>();
  for (const one of stored)
    for (const key of likenessOf(one))
      said.set(named(key), IMPORT_TEXTS.alikeStored(one.id, partyName(one)));
  return added.flatMap(({ row, party }) => {
    const keys = likenessOf(party);
    const key = keys.find((one) => said.has(named(one)));
    const message = key && said.get(named(key));
    for (const one of keys)
      if (!said.has(named(one))) said.set(named(one), IMPORT_TEXTS.alikeInFile(row + 1));
    return key && message ? [finding(cellPositionOf(key.field, layout, row), message)] : [];
  });
}

const named = ({ field, text }: LikenessKey) => `${field} ${text}`;
