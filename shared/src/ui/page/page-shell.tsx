import { type ReactNode, useEffect } from 'react';
import { WholeNumbers } from '../text/whole-numbers';
import { Breadcrumbs, type Crumb } from './breadcrumbs';
import './page.css';

type Props = {
  /** In the browser's tab, and above the page unless `heading` says more. */
  title: string;
  heading?: string;
  /** Beside the heading: a state. */
  badge?: ReactNode;
  /** The one primary action. */
  action?: ReactNode;
  /** Where it lies; a page at the top is its own. */
  breadcrumbs?: readonly Crumb[];
  /** Forms are easier to read when they are not as wide as the screen. */
  width?: 'form' | 'full';
  children: ReactNode;
};

/** A page of the application, inside the shell. */
export function PageShell(props: Props) {
  const { title, heading = title, badge, action, width = 'full', children } = props;
  const { breadcrumbs = [{ label: title }] } = props;
  usePageTitle(title);
  return (
    <div className={width === 'form' ? 'bw-page bw-page-narrow' : 'bw-page'}>
      <Breadcrumbs crumbs={breadcrumbs} />
      <header className="bw-page-head">
        <div className="bw-page-title">
          <h1>
            <WholeNumbers text={heading} />
          </h1>
          {badge}
        </div>
        {action}
      </header>
      {children}
    </div>
  );
}

/** Names the page in the browser's tab and history. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Boekwerk`;
  }, [title]);
}
