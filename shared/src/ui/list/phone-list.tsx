import { Link } from '../../router';
import type { ListProps, ListRow, PhoneRow } from './list-props';

type Props<Row extends ListRow> = Pick<ListProps<Row>, 'phoneRow' | 'rowLink'> & {
  rows: readonly Row[];
  isStale: boolean;
};

/** The rows in two lines each, for screens that are too narrow for a table. */
export function PhoneList<Row extends ListRow>({ rows, isStale, phoneRow, rowLink }: Props<Row>) {
  return (
    <ul className={isStale ? 'bw-phone-list bw-stale' : 'bw-phone-list'}>
      {rows.map((row) => (
        <li key={row.id}>
          {rowLink ? (
            <Link to={rowLink(row)}>
              <Lines {...phoneRow(row)} />
            </Link>
          ) : (
            <Lines {...phoneRow(row)} />
          )}
        </li>
      ))}
    </ul>
  );
}

const Lines = ({ title, amount, meta, badge }: PhoneRow) => (
  <>
    <strong>{title}</strong>
    <strong className="bw-phone-end">{amount}</strong>
    <span className="bw-phone-meta">{meta}</span>
    <span className="bw-phone-end">{badge}</span>
  </>
);
