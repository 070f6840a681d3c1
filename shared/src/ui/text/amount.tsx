import { formatEuro } from '../../domain/money/format';
import type { Euro } from '../../domain/money/money';
import './text.css';

/** `€ 1.284,50`, in figures of equal width. */
export function Amount({ value }: { value: Euro }) {
  return <span className="bw-amount">{formatEuro(value)}</span>;
}
