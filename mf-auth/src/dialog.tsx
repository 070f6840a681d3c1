import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import './dialog.css';

type Props = {
  title: string;
  isWide?: boolean;
  /** Escape and the back gesture ask for this; without it they do nothing. */
  onCancel?: () => void;
  children: ReactNode;
};

/** A dialog of the browser's own: it keeps the focus, and gives it back when it goes. */
export function Dialog({ title, isWide, onCancel, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={isWide ? 'auth-dialog auth-dialog-wide' : 'auth-dialog'}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onCancel?.();
      }}
      onKeyDown={(event) => {
        // The browser closes a dialog at the second Escape, whatever `cancel` says.
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onCancel?.();
      }}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
    </dialog>
  );
}
