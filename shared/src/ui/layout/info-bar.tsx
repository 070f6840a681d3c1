import type { ReactNode } from 'react';
import type { Tone } from '../../tokens';
import './layout.css';

type Props = {
  tone?: Tone;
  children: ReactNode;
  /** What can be done about it. */
  action?: ReactNode;
};

/** Says something about the whole page, above its content. */
export function InfoBar({ tone = 'blue', children, action }: Props) {
  return (
    <div
      className="bw-bar"
      role="status"
      style={{ color: `var(--bw-${tone}-text)`, background: `var(--bw-${tone}-fill)` }}
    >
      <span>{children}</span>
      {action}
    </div>
  );
}
