import type { ReactNode } from 'react';
import { Wordmark } from './logo';
import './plain.css';

type Props = { title: string; isWide?: boolean; children: ReactNode };

/** A page outside the shell: the product’s name above one card. */
export function StandalonePage({ title, isWide, children }: Props) {
  return (
    <main className="bw-standalone">
      <Wordmark />
      <section className={isWide ? 'bw-standalone-card bw-standalone-wide' : 'bw-standalone-card'}>
        <h1>{title}</h1>
        {children}
      </section>
    </main>
  );
}
