import type { ReactNode } from 'react';
import { Wordmark } from './logo';
import './plain.css';

type Props = { title: string; isWide?: boolean; children: ReactNode };

/** A page that stands alone: the name above one sheet of paper. */
export function Sheet({ title, isWide, children }: Props) {
  return (
    <main className="bw-outside">
      <Wordmark />
      <section className={isWide ? 'bw-outside-sheet bw-outside-wide' : 'bw-outside-sheet'}>
        <h1>{title}</h1>
        {children}
      </section>
    </main>
  );
}
