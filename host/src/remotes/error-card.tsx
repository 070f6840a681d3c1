import { Button } from '@boekwerk/shared/plain';
import { useEffect } from 'react';
import './remotes.css';

type Props = {
  title: string;
  hint: string | null;
  action: string;
  isBusy: boolean;
  onAction: () => void;
};

/** What stands in the place of a page; the title of the page before it would be wrong. */
export function ErrorCard({ title, hint, action, isBusy, onAction }: Props) {
  useEffect(() => {
    document.title = `${title} · Boekwerk`;
  }, [title]);
  return (
    <section className="host-error-card" role="alert">
      <h1>{title}</h1>
      {hint && <p>{hint}</p>}
      <Button isPrimary isBusy={isBusy} onClick={onAction}>
        {action}
      </Button>
    </section>
  );
}
