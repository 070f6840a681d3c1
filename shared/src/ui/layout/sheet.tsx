import type { ReactNode } from 'react';
import './layout.css';

type Props = {
  title?: ReactNode;
  /** What stands at the right of the title. */
  extra?: ReactNode;
  children: ReactNode;
};

/** White paper on the page; what belongs together lies on one sheet. */
export function Sheet({ title, extra, children }: Props) {
  return (
    <section className="bw-sheet">
      {title && (
        <header className="bw-sheet-head">
          <h2>{title}</h2>
          {extra}
        </header>
      )}
      {children}
    </section>
  );
}
