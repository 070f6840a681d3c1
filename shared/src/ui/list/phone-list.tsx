import { Fragment, type ReactNode } from 'react';
import { Link, type To } from '../../router';
import type { ActionItem } from '../menu/action-item';
import { RowMenu } from '../menu/row-menu';
import type { PhoneRow } from './list-props';
import { texts } from './texts';

type Props<Row> = {
  rows: readonly Row[];
  isStale?: boolean;
  phoneRow: (row: Row) => PhoneRow;
  rowLink?: (row: Row) => To;
  onOpen?: (row: Row) => void;
  rowActions?: (row: Row) => readonly ActionItem[];
  actionsLabel?: (row: Row) => string;
  isMuted?: (row: Row) => boolean;
};

/** The rows in two lines each, for screens that are too narrow for a table. */
export function PhoneList<Row extends { id: number | string }>(props: Props<Row>) {
  const { rows, isStale, phoneRow, rowActions, isMuted } = props;
  const { actionsLabel = () => texts.rowActions } = props;
  return (
    <ul className={isStale ? 'bw-phone-list bw-stale' : 'bw-phone-list'}>
      {rows.map((row) => {
        const { links, ...lines } = phoneRow(row);
        return (
          <li key={row.id} className={isMuted?.(row) ? 'bw-muted' : undefined}>
            <PhoneRowFrame row={row} {...props}>
              <PhoneLines {...lines} />
            </PhoneRowFrame>
            {rowActions && <RowMenu label={actionsLabel(row)} items={rowActions(row)} />}
            {links && <div className="bw-phone-links">{links}</div>}
          </li>
        );
      })}
    </ul>
  );
}

type FrameProps<Row> = Pick<Props<Row>, 'rowLink' | 'onOpen'> & { row: Row; children: ReactNode };

function PhoneRowFrame<Row>({ row, rowLink, onOpen, children }: FrameProps<Row>) {
  if (rowLink)
    return (
      <Link to={rowLink(row)} className="bw-phone-row">
        {children}
      </Link>
    );
  if (onOpen)
    return (
      <button type="button" className="bw-phone-row" onClick={() => onOpen(row)}>
        {children}
      </button>
    );
  return <div className="bw-phone-row">{children}</div>;
}

/** What it is and how much, below that the rest. */
export const PhoneLines = ({ title, amount, meta, badge }: Omit<PhoneRow, 'links'>) => (
  <>
    <span className="bw-phone-line">
      <strong>{title}</strong>
      {amount && <strong className="bw-phone-end">{amount}</strong>}
    </span>
    <span className="bw-phone-line">
      <span className="bw-phone-meta">{typeof meta === 'string' ? inParts(meta) : meta}</span>
      <span className="bw-phone-end">{badge}</span>
    </span>
  </>
);

/** A date or a number goes to the next line whole. */
const inParts = (meta: string) =>
  meta.split(PART).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && PART}
      <span className={part.length <= SHORT ? 'bw-phone-part' : undefined}>{part}</span>
    </Fragment>
  ));

const PART = ' · ';
/** Longer ones are names. */
const SHORT = 12;
