import { Wordmark } from '@boekwerk/shared/plain';
import { usePageTitle } from '@boekwerk/shared/ui/page';
import type { ReactNode } from 'react';
import './onboarding.css';

type Props = {
  /** In the browser's tab. */
  documentTitle: string;
  /** The heading above the page's content. */
  title: ReactNode;
  /** Above the heading: how far it is. */
  progress?: ReactNode;
  children: ReactNode;
};

/** A page outside the shell: the product’s name above one card. */
export function OnboardingPage({ documentTitle, title, progress, children }: Props) {
  usePageTitle(documentTitle);
  return (
    <main className="auth-onboarding">
      <Wordmark />
      <section
        className={`bw-standalone-card auth-onboarding-card ${progress ? 'auth-onboarding-wide' : ''}`}
      >
        {progress}
        <h1>{title}</h1>
        {children}
      </section>
    </main>
  );
}
