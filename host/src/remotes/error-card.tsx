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

/** Shown in place of a page; it sets the title, for that of the previous page would be wrong. */
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
