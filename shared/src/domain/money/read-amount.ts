import type { Cents } from './money';

const SIGNS = /^(?:€|eur[o.]?|\$|us\$|usd|£|gbp|chf|fr\.?)|(?:€|eur[o.]?|\$|usd|£|gbp|chf)$/gi;
/** `1.234,56` `1,234.56` `1'234.56` `1234,5` is none: two decimals, or a dash for none. */
const WRITTEN = /^(\d{1,3}(?:[.,' ]?\d{3}){0,3})(?:[.,](\d{2})|,(?:-{1,2}|–|—|=))$/;
const MINUS = /^[-–−—(]|[-–−—)]$/g;

/**
 * An amount as paper has it, with two decimals behind the last comma or point, or `,-` for none; `null` for anything
 * else. A minus may stand before it or behind it, or it stands in brackets.
 */
export function readAmount(text: string): Cents | null {
  if (text.length > 24) return null;
  const bare = text.replace(SIGNS, '').trim();
  // `12,-` ends with what would be its minus.
  const dashed = /,(?:-{1,2}|–|—|=)$/.test(bare);
  const unsigned = (dashed ? bare.replace(/^[-–−—(]/, '') : bare.replace(MINUS, ''))
    .replace(SIGNS, '')
    .trim();
  const [, whole = '', decimals = '00'] = WRITTEN.exec(unsigned) ?? [];
  if (whole === '') return null;
  const digits = whole.replace(/\D/g, '');
  // Groups of three are divided all or not at all, and by one sign.
  if (/\D/.test(whole) && !/^\d{1,3}(?:([.,' ])\d{3})(?:\1\d{3}){0,2}$/.test(whole)) return null;
  const cents = Number(digits) * 100 + Number(decimals);
  const isNegative = bare.length > unsigned.length && /^[-–−—(]|[-–−—)]$/.test(bare);
  return (isNegative && !(dashed && !/^[-–−—(]/.test(bare)) ? -cents : cents) as Cents;
}

/** Letters that a reader of pictures takes for figures. */
const MISREAD: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  l: '1',
  I: '1',
  '|': '1',
  S: '5',
  B: '8',
};

/** As {@link readAmount}, of a word in which letters were read for figures, or a stroke for the comma. */
export function readBlurredAmount(text: string): Cents | null {
  if (!/\d/.test(text) || !/[.,/]/.test(text)) return null;
  const figures = text.replace(/[OoQDlI|SB]/g, (sign) => MISREAD[sign] ?? sign);
  return readAmount(figures.replace(/^(\d{1,5})\/(\d\d)$/, '$1,$2'));
}
