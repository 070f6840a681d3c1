import type { StoredItem } from './booking-store';

type Values = Record<string, unknown>;

/**
 * What the package has against a document once it is saved: what it said at a field goes when that is filled in otherwise.
 *
 * @param before the document as it was, with its lines
 * @param form what is saved of it; what is left out stays as it was
 * @returns `null` when nothing is left
 */
export function stillRefused(before: Pick<StoredItem, 'booking_errors'> & Values, form: Values) {
  const left = Object.entries(before.booking_errors ?? {}).filter(
    ([path]) => !isSaved(path, form) || valueAt(form, path) === valueAt(before, path),
  );
  return left.length === 0 ? null : Object.fromEntries(left);
}

const isSaved = (path: string, form: Values) => form[path.split('.', 1)[0] ?? ''] !== undefined;

/** @param path of a field, as `booking_lines.0.vat` */
const valueAt = (values: Values, path: string): unknown =>
  path.split('.').reduce<unknown>((value, part) => (value as Values | undefined)?.[part], values);
