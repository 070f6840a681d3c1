import type { Place } from '@boekwerk/shared/contract/bookkeeping/recognised';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';

/** What somebody clicked in the preview: a text, and which of its signs. */
export type Clicked = { text: string; at: number };

/** Takes what is clicked in the preview. */
export type Taker = (clicked: Clicked) => void;

type ShownPlace = {
  /** What is pointed at in the preview. */
  place: Place | null;
  taker: Taker | null;
};

type Actions = {
  show: (place: Place | null) => void;
  /** Has what is clicked given to a field; the last one that asked has it. */
  giveTo: (taker: Taker | null) => void;
};

const Shown = createContext<ShownPlace>({ place: null, taker: null });
const Showing = createContext<Actions>({ show: () => {}, giveTo: () => {} });

/** Lets the form of a document and its preview point at each other. */
export function ShownPlaceProvider({ children }: { children: ReactNode }) {
  const [place, show] = useState<Place | null>(null);
  const [taker, setTaker] = useState<Taker | null>(null);
  const actions = useMemo(
    () => ({ show, giveTo: (next: Taker | null) => setTaker(() => next) }),
    [],
  );
  const shown = useMemo(() => ({ place, taker }), [place, taker]);
  return (
    <Showing value={actions}>
      <Shown value={shown}>{children}</Shown>
    </Showing>
  );
}

/** For the preview. */
export const useShownPlace = (): ShownPlace => use(Shown);

/** For the form: stays the same, so that it is not drawn anew by what it points at. */
export const useShowPlace = (): Actions => use(Showing);
