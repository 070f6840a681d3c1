import { StandalonePage } from '@boekwerk/shared/plain';
import { useLocation } from '@boekwerk/shared/router';
import { type ReactNode, useEffect, useRef } from 'react';

type Props = {
  title: string;
  /** Of the browser's tab, when the heading does not say it. */
  documentTitle?: string;
  isWide?: boolean;
  children: ReactNode;
};

/** The router's name for the page that the browser itself opened. */
const FIRST = 'default';

/** A page for who is not signed in. Its heading gets the focus of who comes from another page. */
export function AuthPage({ title, documentTitle = title, isWide, children }: Props) {
  const content = useRef<HTMLDivElement>(null);
  const { key } = useLocation();

  useEffect(() => {
    document.title = `${documentTitle} · Boekwerk`;
  }, [documentTitle]);

  useEffect(() => {
    if (key === FIRST) return;
    const heading = content.current?.parentElement?.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
  }, [key]);

  return (
    <StandalonePage title={title} isWide={isWide}>
      <div ref={content}>{children}</div>
    </StandalonePage>
  );
}
