import { useQueryClient } from '@boekwerk/shared/query';
import { administrationsKey, clientsAtHandKey, companyKey } from '@boekwerk/shared/query-keys';
import { useNavigate } from '@boekwerk/shared/router';
import { useSwitchRelation } from '@boekwerk/shared/switch-relation';
import { useLayoutEffect, useRef } from 'react';
import './palette.css';
import type { PaletteRow } from './palette-row';
import { PaletteSearch } from './palette-search';
import { texts } from './texts';
import type { TypedAhead } from './typed-ahead';

export type PaletteProps = { ahead: TypedAhead; onClose: () => void };

/** Finds what the user may open or do, and goes there. The browser keeps the focus inside, and gives it back. */
export function Palette({ ahead, onClose }: PaletteProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const goOnIn = useSwitchRelation();
  const queries = useQueryClient();
  // At once: the next key is meant for it.
  useLayoutEffect(() => dialog.current?.showModal(), []);

  // Told at once: the browser says only later that a dialog was closed, and the next key may ask for it again.
  const leave = () => {
    dialog.current?.close();
    onClose();
  };
  const pick = ({ leadsTo }: PaletteRow) => {
    leave();
    if (typeof leadsTo === 'string') return void navigate(leadsTo);
    // Who is refused there finds it offered no more.
    queries.removeQueries({ queryKey: clientsAtHandKey() });
    queries.removeQueries({ queryKey: companyKey('selector') });
    queries.removeQueries({ queryKey: administrationsKey() });
    goOnIn(leadsTo);
  };
  return (
    <dialog
      ref={dialog}
      className="host-palette"
      aria-label={texts.dialog}
      onClose={onClose}
      onKeyDown={({ key }) => key === 'Escape' && leave()}
      onClick={({ target }) => target === dialog.current && leave()}
    >
      <div className="host-palette-panel">
        <PaletteSearch ahead={ahead} onPick={pick} onClose={leave} />
      </div>
    </dialog>
  );
}
