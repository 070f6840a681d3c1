import type { ReactNode } from 'react';
import type { Tone } from '../../tokens';
import './badge.css';

type Props = {
  tone: Tone;
  children: ReactNode;
  /** Shown when the pointer rests on it: how many days overdue. */
  hint?: string;
};

/** A state: a dot and its word, never a colour alone. */
export function StatusBadge({ tone, children, hint }: Props) {
  return (
    <span
      className="bw-badge"
      title={hint}
      style={{ color: `var(--bw-${tone}-text)`, background: `var(--bw-${tone}-fill)` }}
    >
      {children}
      {hint && <span className="bw-unseen"> ({hint})</span>}
    </span>
  );
}
