/** The text of a number while it is typed. */
export type TypedText = {
  text: string;
  caret: number;
  /** The points in it were put there, between the thousands; nobody typed one. */
  isGrouped: boolean;
};

/**
 * What a field shows after a change of its text. Digits are grouped as they come; a point that somebody types
 * stands where it was typed and the groups go, since only the whole text tells what it means.
 */
export function afterEdit(before: TypedText, text: string, caret: number): TypedText {
  const hasPoint = text.includes('.');
  if (!before.isGrouped && hasPoint) return { text, caret, isGrouped: false };
  const added = addedIn(before.text, text);
  if (hasPoint && added.length > 1) return { text, caret, isGrouped: false };

  const start = withoutPoints(text.slice(0, caret));
  const bare = start + withoutPoints(text.slice(caret));
  if (added === '.')
    return { text: insert(bare, start.length, '.'), caret: start.length + 1, isGrouped: false };
  const grouped = grouping(bare);
  return { text: grouped, caret: placeAfter(start.length, grouped), isGrouped: true };
}

/** `1234,5` → `1.234,5`; what is no number stays as it is. */
export function grouping(text: string): string {
  if (!/^-?\d{4,}(,\d*)?$/.test(text)) return text;
  const [whole = '', ...decimals] = text.split(',');
  const sign = whole.startsWith('-') ? '-' : '';
  const digits = whole.slice(sign.length);
  const first = digits.length % 3;
  const groups = [digits.slice(0, first), ...(digits.slice(first).match(/\d{3}/g) ?? [])];
  return [sign + groups.filter((group) => group !== '').join('.'), ...decimals].join(',');
}

const withoutPoints = (text: string) => text.replaceAll('.', '');

const insert = (text: string, at: number, sign: string) =>
  text.slice(0, at) + sign + text.slice(at);

/** The text that replaced the previous one. */
function addedIn(before: string, after: string): string {
  let start = 0;
  while (start < after.length && before[start] === after[start]) start += 1;
  let end = after.length;
  let last = before.length;
  while (end > start && last > start && before[last - 1] === after[end - 1]) {
    end -= 1;
    last -= 1;
  }
  return after.slice(start, end);
}

/** Where in a grouped text `count` signs that are no points have passed. */
function placeAfter(count: number, text: string): number {
  let place = 0;
  for (let passed = 0; passed < count; place += 1) if (text[place] !== '.') passed += 1;
  return place;
}
