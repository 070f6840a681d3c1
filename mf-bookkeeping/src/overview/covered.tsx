import { type ReactNode, useDeferredValue } from 'react';

type Props = { isCovered: boolean; children: ReactNode };

/** Draws what something else covers once there is time for it: what is seen comes first. */
export function Covered({ isCovered, children }: Props) {
  const later = useDeferredValue(children);
  return isCovered ? later : children;
}
