import { Link } from '../../router';
import { RowMenu } from '../menu/row-menu';
import type { ListProps, ListRow, PhoneRow } from './list-props';
import { texts } from './texts';

type Props<Row extends ListRow> = Pick<ListProps<Row>, 'phoneRow' | 'rowLink' | 'rowActions'> & {
  rows: readonly Row[];
  isStale: boolean;
};

/** The rows in two lines each, for screens that are too narrow for a table. */
export function PhoneList<Row extends ListRow>(props: Props<Row>) {
  const { rows, isStale, phoneRow, rowLink, rowActions } = props;
  return (
    <ul className={isStale ? 'bw-phone-list bw-stale' : 'bw-phone-list'}>
      {rows.map((row) => (
        <li key={row.id}>
          {rowLink ? (
            <Link to={rowLink(row)} className="bw-phone-row">
              <Lines {...phoneRow(row)} />
            </Link>
          ) : (
            <div className="bw-phone-row">
              <Lines {...phoneRow(row)} />
            </div>
          )}
          {rowActions && <RowMenu label={texts.rowActions} items={rowActions(row)} />}
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
