import type { BookingProposal } from '@boekwerk/shared/contract/bookkeeping/bulk-booking';
import { bookingTotals } from '@boekwerk/shared/domain/booking/booking-totals';
import { roundBooking } from '@boekwerk/shared/domain/booking/round-booking';
import { formatDate, formatMoney } from '@boekwerk/shared/domain/money/format';
import { StatusBadge } from '@boekwerk/shared/ui/badge';
import { Button, IconButton, LinkButton } from '@boekwerk/shared/ui/button';
import {
  CheckOutlined,
  CloseOutlined,
  EditOutlined,
  FileTextOutlined,
  ReloadOutlined,
} from '@boekwerk/shared/ui/icons';
import { Muted } from '@boekwerk/shared/ui/text';
import { memo, type ReactNode, useState } from 'react';
import { documentAddress } from '../../document-address';
import type { BookingFormValues } from '../booking-values';
import { becauseOf, skippedBecauseOf } from '../lines/because-of';
import { readable } from '../lines/filled-amounts';
import type { Accounts } from '../lines/use-accounts';
import { type LineOfSale, useFilledSupply } from '../lines/use-filled-supply';
import { BulkFields } from './bulk-fields';
import { texts } from './texts';
import { type Failure, type RowState, useBulkRow } from './use-bulk-row';

type Props = {
  proposal: BookingProposal;
  /** Why it was not booked; null when nobody tried. */
  failure: Failure | null;
  /** It is on its way into the books. */
  isBooked: boolean;
  isBusy: boolean;
  /** What can be booked on, for its label. */
  accounts: Accounts;
  isThere: ((account: number) => boolean) | null;
  onState: (id: number, state: RowState) => void;
  /** Shows the document itself beside the table. */
  onShow: (id: number) => void;
  onReadAgain: (id: number) => void;
  onLeaveOut: (id: number) => void;
};

const COLUMNS = Object.keys(texts.columns).length;

/** A document as it would be booked, and all that speaks against that; memoised, as the others stay as they are. */
export const BulkRow = memo(function BulkRow(props: Props) {
  const { proposal, failure, isBooked, isBusy, accounts, isThere } = props;
  const { onState, onShow, onReadAgain, onLeaveOut } = props;
  const { document } = proposal;
  const { file_name, id, tag } = document;
  const [isEditing, setEditing] = useState(false);
  const row = useBulkRow({ proposal, failure, isThere, onState });
  const { form, values, suggestion, skippedRule, taxNumber } = row;
  const toggle = () => {
    row.beginTyping();
    setEditing(!isEditing);
  };
  return (
    <>
      <tr data-is={isBooked ? 'booked' : undefined}>
        <th scope="row">
          <Cell>
            <Button type="link" onClick={() => onShow(id)} title={texts.preview(file_name)}>
              {file_name}
            </Button>
            <Muted>{relationOf(proposal)}</Muted>
          </Cell>
        </th>
        <td>
          <Cell>
            <Invoice values={values} />
          </Cell>
        </td>
        <td className="bw-figures">
          <Cell>
            <Amounts values={values} />
          </Cell>
        </td>
        <td>
          <Cell>
            <Lines values={values} accounts={accounts} />
            {suggestion && <Muted>{becauseOf(suggestion)}</Muted>}
            {skippedRule && <Muted>{skippedBecauseOf(skippedRule)}</Muted>}
            {tag === 'VRK' &&
              values.booking_lines.map((_, index) => (
                <FilledSupply
                  key={index}
                  control={form.control}
                  setValue={form.setValue}
                  index={index}
                  withinUnion={accounts.withinUnion}
                  taxNumber={taxNumber}
                />
              ))}
          </Cell>
        </td>
        <td>
          <Cell>
            <Judgement isBooked={isBooked} isReady={row.isReady} reasons={row.reasons} />
            {failure !== null && !isBooked && (
              <Button size="small" icon={<ReloadOutlined />} onClick={() => onReadAgain(id)}>
                {texts.readAgain}
              </Button>
            )}
          </Cell>
        </td>
        <td className="bookkeeping-bulk-actions">
          {!isBooked && (
            <>
              <IconButton
                label={isEditing ? texts.stopEditing(file_name) : texts.edit(file_name)}
                icon={isEditing ? <CheckOutlined /> : <EditOutlined />}
                aria-expanded={isEditing}
                disabled={isBusy || !row.isReady}
                onClick={toggle}
              />
              <LinkButton
                type="text"
                to={documentAddress(id)}
                target="_blank"
                icon={<FileTextOutlined />}
                aria-label={texts.open(file_name)}
                title={texts.open(file_name)}
              />
              <IconButton
                label={texts.leaveOut(file_name)}
                icon={<CloseOutlined />}
                disabled={isBusy}
                onClick={() => onLeaveOut(id)}
              />
            </>
          )}
        </td>
      </tr>
      {isEditing && !isBooked && (
        <tr className="bookkeeping-bulk-fields">
          <td colSpan={COLUMNS} inert={isBusy}>
            <BulkFields
              form={form}
              document={document}
              amounts={row.amounts}
              accounts={accounts}
              onShow={onShow}
            />
          </td>
        </tr>
      )}
    </>
  );
});

const Cell = ({ children }: { children: ReactNode }) => (
  <div className="bookkeeping-bulk-cell">{children}</div>
);

/** By name, and by the code that it has in the package. */
const relationOf = ({ document: { supplier, creditor } }: BookingProposal): string =>
  supplier === null ? texts.noRelation : [creditor, supplier].filter(Boolean).join(' ');

type Shown = { values: BookingFormValues };

function Invoice({ values }: Shown) {
  const { invoice_number, date, description, is_credit } = values;
  return (
    <>
      <strong>{invoice_number || texts.noNumber}</strong>
      <span className="bw-figures">{date ? formatDate(date) : texts.noDate}</span>
      <Muted>{description || texts.noDescription}</Muted>
      {is_credit && <StatusBadge tone="amber">{texts.credit}</StatusBadge>}
    </>
  );
}

/** With VAT, and how much of it is VAT, rounded as it is booked. */
function Amounts({ values: { amount, currency, booking_lines } }: Shown) {
  const typed = {
    amount: Number.isNaN(amount) ? null : amount,
    currency,
    booking_lines: booking_lines.map(readable),
  };
  const { vat } = bookingTotals({ ...typed, ...roundBooking(typed) });
  return (
    <>
      <strong>{formatMoney({ amount: typed.amount ?? 0, currency })}</strong>
      <Muted>{texts.vat(formatMoney(vat))}</Muted>
    </>
  );
}

function Lines({ values: { booking_lines }, accounts }: Shown & { accounts: Accounts }) {
  const nameOf = (options: Accounts['ledgers'], id: number | null, none: string) =>
    options.find(({ value }) => value === id)?.label ?? none;
  return (
    <ul>
      {booking_lines.map(({ ledger_account_id, vat_ledger_account_id }, index) => (
        <li key={index}>
          {texts.line(
            nameOf(accounts.ledgers, ledger_account_id, texts.noAccount),
            nameOf(accounts.vatCodes, vat_ledger_account_id, texts.noVatCode),
          )}
        </li>
      ))}
    </ul>
  );
}

type JudgementProps = { isBooked: boolean; isReady: boolean; reasons: readonly string[] };

function Judgement({ isBooked, isReady, reasons }: JudgementProps) {
  if (isBooked) return <StatusBadge tone="blue">{texts.busy}</StatusBadge>;
  if (!isReady) return <Muted>{texts.waiting}</Muted>;
  if (reasons.length === 0) return <StatusBadge tone="green">{texts.complete}</StatusBadge>;
  return (
    <ul className="bookkeeping-bulk-reasons">
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  );
}

/** Fills in what a line of a sale needs, and shows nothing. */
function FilledSupply(line: LineOfSale) {
  useFilledSupply(line);
  return null;
}
