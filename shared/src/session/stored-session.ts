/** What of a session survives a reload; whom and what it is about is asked anew. */
type Stored = {
  token: string;
  shares_token: boolean;
  tab: string;
  type: 0 | 1;
  is_owner: boolean;
  is_impersonating: boolean;
  relation_id: number;
  visit: string | null;
};

/** The session of before a reload; null for anything that is not one to the letter: a clean start. */
export function storedIn(key: string): Stored | null {
  try {
    return asStored(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
  } catch {
    return null;
  }
}

function asStored(found: unknown): Stored | null {
  if (typeof found !== 'object' || found === null) return null;
  const known = found as Record<keyof Stored, unknown>;
  if (!(Object.keys(CHECKS) as (keyof Stored)[]).every((field) => CHECKS[field](known[field])))
    return null;
  const { token, shares_token, tab, type, is_owner, is_impersonating, relation_id, visit } =
    found as Stored;
  return { token, shares_token, tab, type, is_owner, is_impersonating, relation_id, visit };
}

const isYesNo = (value: unknown) => typeof value === 'boolean';

const CHECKS: Record<keyof Stored, (value: unknown) => boolean> = {
  // What a header can carry.
  token: (value) => typeof value === 'string' && /^[\w.~+/=-]+$/.test(value),
  shares_token: isYesNo,
  tab: (value) => typeof value === 'string' && /^[\w-]+$/.test(value),
  type: (value) => value === 0 || value === 1,
  is_owner: isYesNo,
  is_impersonating: isYesNo,
  relation_id: (value) => typeof value === 'number',
  visit: (value) => value === null || typeof value === 'string',
};
