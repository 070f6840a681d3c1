import type { ReactNode } from 'react';

type Props = { label: string; children: ReactNode };

/** A box for what is wider than a phone. */
export function Scrollable({ label, children }: Props) {
  return (
    <section
      className="bw-import-scroll"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
      tabIndex={0}
    >
      {children}
    </section>
  );
}
