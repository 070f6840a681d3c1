import type { Rights } from '../contract/relations';

/** The part of a session that survives a reload; user, company and rights are fetched again. */
type Stored = {
  token: string;
  shares_token: boolean;
  tab: string;
  type: 0 | 1;
  is_owner: boolean;
  is_impersonating: boolean;
  relation_id: number;
  visit: string | null;
  original: { id: number; name: string; is_owner: boolean } | null;
};

/** The rights that the session had before a reload; null for what cannot be read. */
export function rightsStoredIn(key: string): Rights | null {
  try {
    const { rights } = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return typeof rights === 'object' ? rights : null;
  } catch {
    return null;
  }
}

/** The session from before a reload; null for anything that is not exactly one. */
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
  const stored = found as Stored;
  const { token, shares_token, tab, type, is_owner, is_impersonating } = stored;
  const { relation_id, visit, original } = stored;
  return {
    token,
    shares_token,
    tab,
    type,
    is_owner,
    is_impersonating,
    relation_id,
    visit,
    original,
  };
}

const isYesNo = (value: unknown) => typeof value === 'boolean';

function isFirm(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, is_owner } = value as Record<string, unknown>;
  return typeof id === 'number' && typeof name === 'string' && isYesNo(is_owner);
}

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
  original: (value) => value === null || isFirm(value),
};
