const KEY = 'boekwerk.recent-accounts';
/** Of all companies together; ids are never given twice. */
const MOST = 200;
/** More than these are no longer easier to find than the rest. */
const SHOWN = 5;

/** Puts those that were chosen last in this browser first. */
export function recentFirst<One extends { value: number }>(options: readonly One[]): One[] {
  const order = recent();
  const rank = ({ value }: One) => order.indexOf(value);
  const first = options
    .filter((one) => rank(one) >= 0)
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, SHOWN);
  return [...first, ...options.filter((one) => !first.includes(one))];
}

export function rememberAccount(id: number): void {
  const others = recent().filter((one) => one !== id);
  localStorage.setItem(KEY, JSON.stringify([id, ...others].slice(0, MOST)));
}

function recent(): number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'number') : [];
  } catch {
    return [];
  }
}
