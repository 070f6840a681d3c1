import './badge.css';

/** How many there are of it, beside a name; undefined while that is not known. */
export function CountBadge({ count }: { count: number | undefined }) {
  return <span className="bw-count">{count?.toLocaleString('nl-NL') ?? '–'}</span>;
}
