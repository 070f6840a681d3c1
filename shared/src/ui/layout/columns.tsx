import type { ReactNode } from 'react';
import './layout.css';

/** Fields of a form: below each other, from 720 px in two columns. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className="bw-columns">{children}</div>;
}

/** What takes both columns. */
export function WideColumn({ children }: { children: ReactNode }) {
  return <div className="bw-wide">{children}</div>;
}
