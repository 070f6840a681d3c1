import type { ReactNode } from 'react';
import './plain.css';

type Props = { tone?: 'red' | 'green' | 'blue'; children: ReactNode };

/** Says what went wrong or well, above a form; empty it only waits to be read out. */
export function Notice({ tone = 'red', children }: Props) {
  return (
    <div role={tone === 'red' ? 'alert' : 'status'}>
      {children && (
        <div
          className="bw-plain-notice"
          style={{ color: `var(--bw-${tone}-text)`, background: `var(--bw-${tone}-fill)` }}
        >
          {children}
        </div>
      )}
    </div>
  );
}
