import type { ReactNode, Ref } from 'react';

type Props = {
  isSettledByCredits: boolean;
  className?: string;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
};

/** Keeps its room, but can be neither seen nor reached while something else is said in its place. */
export const HiddenInPlace = ({ isSettledByCredits, ...props }: Props) => (
  <div
    {...props}
    inert={isSettledByCredits}
    style={isSettledByCredits ? { visibility: 'hidden' } : undefined}
  />
);
