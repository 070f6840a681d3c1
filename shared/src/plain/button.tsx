import type { ComponentProps, SyntheticEvent } from 'react';
import './plain.css';

type Props = ComponentProps<'button'> & {
  /** The one that goes on. */
  isPrimary?: boolean;
  /** At work: it cannot be pressed again, and keeps the focus. */
  isBusy?: boolean;
};

export function Button({ isPrimary, isBusy, type = 'button', ...button }: Props) {
  return (
    <button
      {...button}
      type={type}
      className={isPrimary ? 'bw-plain-button bw-plain-primary' : 'bw-plain-button'}
      aria-busy={isBusy}
      aria-disabled={isBusy}
      onClick={isBusy ? refuse : button.onClick}
    />
  );
}

const refuse = (event: SyntheticEvent) => event.preventDefault();
