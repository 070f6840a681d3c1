/** A run of bytes, both ends included. */
export type Part = { from: number; to: number };

/**
 * The part of a file that a `Range` header asks for.
 *
 * @returns null for the whole file, also when several parts are asked for; 'none' when the file does not reach so far.
 * Source: RFC 9110 §14.2
 */
export function byteRange(range: string | undefined, size: number): Part | 'none' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(range?.trim() ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null;

  // Without a beginning it is the last so many bytes.
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return from <= to ? { from, to } : 'none';
}
