import type { ReactNode } from 'react';
import './page.css';

type Props = {
  /** Secondary actions. */
  left?: ReactNode;
  /** Close, save, go on: the primary one is the rightmost. */
  children: ReactNode;
};

/** The actions of a form, always in sight. */
export function FooterBar({ left, children }: Props) {
  return (
    <footer className="bw-footer-bar">
      {left && <div className="bw-footer-side">{left}</div>}
      <div className="bw-footer-side">{children}</div>
    </footer>
  );
}
