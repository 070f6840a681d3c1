import { Button } from '@boekwerk/shared/plain';
import './remotes.css';

type Props = {
  title: string;
  hint: string | null;
  action: string;
  isBusy: boolean;
  onAction: () => void;
};

export function ErrorCard({ title, hint, action, isBusy, onAction }: Props) {
  return (
    <section className="error-card" role="alert">
      <h1>{title}</h1>
      {hint && <p>{hint}</p>}
      <Button isPrimary isBusy={isBusy} onClick={onAction}>
        {action}
      </Button>
    </section>
  );
}
