import { type ReactNode, useDeferredValue } from 'react';

type Props = {
  /** A change of any of these shows at once. */
  facts: readonly unknown[];
  children: ReactNode;
};

/**
 * Shows anything else that changes in its children as soon as there is time: a key is answered first, and what it
 * changes of a long list comes after.
 */
export function Soon({ facts, children }: Props) {
  const before = useDeferredValue({ facts, children });
  return isSame(before.facts, facts) ? before.children : children;
}

const isSame = (before: readonly unknown[], now: readonly unknown[]) =>
  before.length === now.length && now.every((fact, place) => Object.is(fact, before[place]));
