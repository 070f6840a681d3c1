import { all, type Node } from '../read-ubl';

/** A decimal as a whole number of `decimals` places; it has no more of them. */
export function scaled(text: string, decimals: number): bigint {
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.');
  const digits = BigInt(whole + fraction.padEnd(decimals, '0'));
  return text.startsWith('-') ? -digits : digits;
}

export function hasAtMost(text: string, decimals: number): boolean {
  const [number, fraction = ''] = /^-?\d+(?:\.(\d+))?$/.exec(text) ?? [];
  return number !== undefined && fraction.length <= decimals;
}

/** Cents of the amount at a path; nothing counts as 0. */
export const centsAt = (node: Node, path: string): bigint => {
  const text = all(node, path)[0]?.text ?? '0';
  return hasAtMost(text, 2) ? scaled(text, 2) : 0n;
};

export const total = (amounts: readonly bigint[]) =>
  amounts.reduce((sum, amount) => sum + amount, 0n);

export const distance = (a: bigint, b: bigint) => (a > b ? a - b : b - a);
