import type { ReactNode } from 'react';
import './empty.css';

/** Line drawings of 120 × 84; `accent` marks the one stroke that has a colour. */
const PICTURES = {
  documents: (
    <>
      <path d="M38 18h26l14 14v38H38z" />
      <path d="M64 18v14h14M46 42h24M46 50h24" />
      <path d="M30 26v50h40" />
      <path className="bw-picture-accent" d="M46 58h14" />
    </>
  ),
  invoices: (
    <>
      <rect x="38" y="12" width="36" height="58" rx="4" />
      <path d="M46 24h14M46 33h20M46 42h20" />
      <path className="bw-picture-accent" d="M54 54h12" />
      <circle className="bw-picture-accent bw-picture-card" cx="78" cy="62" r="11" />
      <path className="bw-picture-accent" d="M78 57v10M73 62h10" />
    </>
  ),
  recurring: (
    <>
      <rect x="30" y="16" width="36" height="52" rx="4" />
      <path d="M38 28h14M38 37h20M38 46h12" />
      <path className="bw-picture-accent" d="M92 50a15 15 0 1 1-5-11M88 30v10H78" />
    </>
  ),
  products: (
    <>
      <path d="M60 14l26 13v30L60 70 34 57V27z" />
      <path d="M34 27l26 13 26-13M60 40v30" />
      <path className="bw-picture-accent" d="M47 20.5l26 13v9" />
    </>
  ),
  relations: (
    <>
      <circle cx="48" cy="32" r="11" />
      <path d="M28 68c0-14 9-20 20-20s20 6 20 20" />
      <circle className="bw-picture-accent" cx="78" cy="37" r="8" />
      <path className="bw-picture-accent" d="M76 53c10-1 17 4 17 15" />
    </>
  ),
  questions: (
    <>
      <path d="M28 16h52a6 6 0 0 1 6 6v28a6 6 0 0 1-6 6H52L38 68V56H28a6 6 0 0 1-6-6V22a6 6 0 0 1 6-6z" />
      <path className="bw-picture-accent" d="M48 29a7 7 0 1 1 9 7c-2 1-3 2-3 5M54 47v.5" />
    </>
  ),
  'nothing-found': (
    <>
      <rect x="26" y="14" width="50" height="56" rx="4" />
      <path d="M34 26h24M34 36h14M34 46h10" />
      <circle className="bw-picture-accent bw-picture-card" cx="70" cy="50" r="14" />
      <path className="bw-picture-accent" d="M80 60l12 12" />
    </>
  ),
  unreachable: (
    <>
      <path d="M40 62a15 15 0 0 1-2-30 22 22 0 0 1 42-4 17 17 0 0 1 2 34" />
      <path className="bw-picture-accent" d="M60 44v14M60 66v.5" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type PictureName = keyof typeof PICTURES;

/** Decorative: hidden from screen readers. */
export function Picture({ name }: { name: PictureName }) {
  return (
    <svg className="bw-picture" viewBox="0 0 120 84" width="120" height="84" aria-hidden="true">
      {PICTURES[name]}
    </svg>
  );
}
