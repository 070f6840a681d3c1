import type { Place } from '@boekwerk/shared/contract/bookkeeping/recognised';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';

/** What somebody clicked in the preview: a text, and which of its signs. */
export type Clicked = { text: string; at: number };

/** Takes what is clicked in the preview. */
type ClickHandler = (clicked: Clicked) => void;

type ShownPlace = {
  /** What is pointed at in the preview. */
  place: Place | null;
  onClicked: ClickHandler | null;
};

type Actions = {
  show: (place: Place | null) => void;
  /** Has what is clicked given to a field; the last one that asked has it. */
  setOnClicked: (onClicked: ClickHandler | null) => void;
};

const PlaceContext = createContext<ShownPlace>({ place: null, onClicked: null });
const ActionsContext = createContext<Actions>({ show: () => {}, setOnClicked: () => {} });

/** Lets the form of a document and its preview point at each other. */
export function ShownPlaceProvider({ children }: { children: ReactNode }) {
  const [place, show] = useState<Place | null>(null);
  const [onClicked, setHandler] = useState<ClickHandler | null>(null);
  const actions = useMemo(
    () => ({ show, setOnClicked: (next: ClickHandler | null) => setHandler(() => next) }),
    [],
  );
  const shown = useMemo(() => ({ place, onClicked }), [place, onClicked]);
  return (
    <ActionsContext value={actions}>
      <PlaceContext value={shown}>{children}</PlaceContext>
    </ActionsContext>
  );
}

/** For the preview. */
export const useShownPlace = (): ShownPlace => use(PlaceContext);

/** For the form: stays the same, so that it is not drawn anew by what it points at. */
export const usePlaceActions = (): Actions => use(ActionsContext);
