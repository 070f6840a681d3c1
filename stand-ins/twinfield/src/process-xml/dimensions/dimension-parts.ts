import type { Part } from '../../books/types';
import { child, childrenOf, type Element } from '../../xml/element';

/** The plain elements of `financials` that were sent; those with elements in them are not kept. */
export function financialsIn(sent: Element): Record<string, string> {
  const { matchtype, level, childvalidations, ...kept } = leavesOf(child(sent, 'financials'));
  return kept;
}

export const addressesIn = (sent: Element) => partsIn(sent, 'addresses', 'address');
export const banksIn = (sent: Element) => partsIn(sent, 'banks', 'bank');

/** `undefined` when the list was not sent: what stood there stays. */
function partsIn(sent: Element, list: string, name: string): Part[] | undefined {
  const holder = child(sent, list);
  return (
    holder &&
    childrenOf(holder, name).map((part, index) => ({
      attributes: { id: String(index + 1), ...part.attributes },
      fields: leavesOf(part),
    }))
  );
}

const leavesOf = (parent: Element | undefined): Record<string, string> =>
  Object.fromEntries(
    (parent?.children ?? [])
      .filter(({ children }) => children.length === 0)
      .map(({ name, text }) => [name, text.trim()]),
  );
