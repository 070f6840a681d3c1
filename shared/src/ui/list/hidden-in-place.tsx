import type { ReactNode, Ref } from 'react';

type Props = {
  isCovered: boolean;
  className?: string;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
};

/** Keeps its room, but can be neither seen nor reached while something else is said in its place. */
export const HiddenInPlace = ({ isCovered, ...props }: Props) => (
  <div {...props} inert={isCovered} style={isCovered ? { visibility: 'hidden' } : undefined} />
);
