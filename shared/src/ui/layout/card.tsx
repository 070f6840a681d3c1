import type { ReactNode } from 'react';
import './layout.css';

type Props = {
  title?: ReactNode;
  /** What stands at the right of the title. */
  extra?: ReactNode;
  children: ReactNode;
};

/** A white surface on the page that holds what belongs together. */
export function Card({ title, extra, children }: Props) {
  return (
    <section className="bw-card">
      {title && (
        <header className="bw-card-head">
          <h2>{title}</h2>
          {extra}
        </header>
      )}
      {children}
    </section>
  );
}
