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
  // At once: the next key is meant for it.
  useLayoutEffect(() => dialog.current?.showModal(), []);

  const pick = ({ leadsTo }: PaletteRow) => {
    dialog.current?.close();
    onClose();
    if (typeof leadsTo === 'string') void navigate(leadsTo);
    else goOnIn(leadsTo);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it; the click is for what lies beside it
    <dialog
      ref={dialog}
      className="host-palette"
      aria-label={texts.dialog}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && dialog.current?.close()}
    >
      <div className="host-palette-panel">
        <PaletteSearch ahead={ahead} onPick={pick} onClose={() => dialog.current?.close()} />
      </div>
    </dialog>
  );
}
