import { MAX_ID } from './fields';

/** The id that a part of an address names; null when it names none, like `abc`. */
export function idIn(part: string | undefined): number | null {
  const id = /^\d{1,10}$/.test(part ?? '') ? Number(part) : 0;
  return id > 0 && id <= MAX_ID ? id : null;
}
