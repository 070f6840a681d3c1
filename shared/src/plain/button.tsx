import type { ComponentProps } from 'react';
import './plain.css';

type Props = ComponentProps<'button'> & {
  /** The one that goes on. */
  isPrimary?: boolean;
  /** At work: it cannot be pressed again. */
  isBusy?: boolean;
};

export function Button({ isPrimary, isBusy, type = 'button', ...button }: Props) {
  return (
    <button
      {...button}
      type={type}
      className={isPrimary ? 'bw-plain-button bw-plain-primary' : 'bw-plain-button'}
      disabled={button.disabled || isBusy}
      aria-busy={isBusy}
    />
  );
}
