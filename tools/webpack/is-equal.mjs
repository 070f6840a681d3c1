/**
 * Whether two values are the same, or hold the same; `shallow` looks one level deep. Each cell of a table asks it several
 * times whenever a row is ticked or pointed at, and the one that this stands in for makes a set and a function each time.
 */
export default function isEqual(a, b, shallow = false) {
  if (a === b) return true;
  if (!a || !b || typeof a !== 'object' || typeof b !== 'object') return false;
  if (Array.isArray(a) && !Array.isArray(b)) return false;
  const names = Object.keys(a);
  if (names.length !== Object.keys(b).length) return false;
  for (const name of names) {
    if (a[name] === b[name]) continue;
    if (shallow || !isEqual(a[name], b[name])) return false;
  }
  return true;
}
