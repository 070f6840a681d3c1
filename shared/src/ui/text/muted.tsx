import type { ReactNode } from 'react';
import './text.css';

/** Text of less weight beside what matters. */
export function Muted({ children }: { children: ReactNode }) {
  return <span className="bw-muted">{children}</span>;
}
