import type { ReactNode } from 'react';
import './text.css';

export function SectionTitle({ children }: { children: ReactNode }) {
  return <h2 className="bw-section-title">{children}</h2>;
}
