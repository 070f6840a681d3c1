import { normaliseTaxNumber } from '@boekwerk/shared/domain/relation/identity';
import type { Key } from '../platform/sheet-import/subject';
import { type Likeness, likenessOf } from '../relations/alike/likeness';

/** What an import knows a relation by, the surest first. */
export const KEY_FIELDS = ['coc_number', 'tax_number', 'email', 'name'] as const;

/** What a relation and a row about it have in common; case, spaces and signs do not matter. */
export function keysOf(one: Likeness & { tax_number: string }): Key[] {
  const text = normaliseTaxNumber(one.tax_number);
  const keys: Key[] = [...likenessOf(one), ...(text === '' ? [] : [{ field: 'tax_number', text }])];
  return keys.sort((a, b) => weightOf(a) - weightOf(b));
}

const weightOf = ({ field }: Key) => (KEY_FIELDS as readonly string[]).indexOf(field);
