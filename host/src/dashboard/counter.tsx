import { formatEuro } from '@boekwerk/shared/domain/money/format';
import { Link } from '@boekwerk/shared/router';
import type { CSSProperties } from 'react';
import './dashboard.css';
import { useCountUp } from './use-count-up';

type Props = {
  label: string;
  value: number;
  /** Euro instead of a number of things. */
  isAmount?: boolean;
  detail?: string;
  /** The list it counts; null when this deployment has none. */
  to?: string | null;
};

/** One figure of the dashboard; read out as it is, however it moves. */
export function Counter({ label, value, isAmount = false, detail, to = null }: Props) {
  const format = isAmount ? formatEuro : formatCount;
  const shown = useCountUp(value, isAmount ? 2 : 0);
  const content = (
    <>
      <span className="host-counter-label">{label}</span>
      <strong
        className="host-counter-figure bw-figures"
        style={{ '--host-signs': format(value).length } as CSSProperties}
      >
        <span aria-hidden>{format(shown)}</span>
        <span className="bw-unseen">{format(value)}</span>
      </strong>
      {detail && <span className="host-counter-detail">{detail}</span>}
    </>
  );
  if (to === null) return <div className="host-counter">{content}</div>;
  return (
    <Link className="host-counter" to={to}>
      {content}
    </Link>
  );
}

const formatCount = (count: number) => count.toLocaleString('nl-NL');
