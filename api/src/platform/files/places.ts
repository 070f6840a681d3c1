/**
 * Where the file of a key is, in a folder as in a bucket: a copy of the one is the other.
 */
export const placeOf = (key: string): string => `${key.slice(0, 2)}/${key}`;

/** What has no row is put aside here. */
export const UNCLAIMED = 'unclaimed';

const KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a name is one of our keys. */
export const isKey = (name: string): boolean => KEY.test(name);

const DAY = 24 * 3_600_000;
/** Longer than any transaction takes: a file without a row by then will never get one. */
export const UNCLAIMED_MS = DAY;
/** Time to notice that the wrong database was asked: files that have a row again are put back. */
export const KEPT_MS = 30 * DAY;
