import type { ReactNode, Ref } from 'react';

type Props = {
  isHidden: boolean;
  className?: string;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
};

/** Keeps its room, but can be neither seen nor reached while something else is said in its place. */
export const HiddenInPlace = ({ isHidden, ...props }: Props) => (
  <div {...props} inert={isHidden} style={isHidden ? { visibility: 'hidden' } : undefined} />
);
