import type { AlikeField } from '@boekwerk/shared/contract/alike';
import { type PartyNames, partyName } from '@boekwerk/shared/domain/relation/customer-kind';
import { asCompared } from '../../platform/sheet-import/as-compared';

/** As much of a relation as it takes to see that another is the same. */
export type Likeness = PartyNames & { email: string; general_email: string; coc_number: string };

/** What two relations that are the same have in common; case and spaces do not matter. */
export type LikenessKey = { field: AlikeField; text: string };

/** Two relations are alike when one of these is the same: the KvK number, an address, or the name. */
export function likenessOf(one: Likeness): LikenessKey[] {
  const keys: LikenessKey[] = [
    { field: 'coc_number', text: one.coc_number },
    ...[...new Set([asCompared(one.email), asCompared(one.general_email)])].map(
      (text) => ({ field: 'email', text }) as const,
    ),
    { field: 'name', text: asCompared(partyName(one)) },
  ];
  return keys.filter(({ text }) => text !== '');
}
