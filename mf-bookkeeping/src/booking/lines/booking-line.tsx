import { MAX_DESCRIPTION } from '@boekwerk/shared/contract/bookkeeping/booking';
import { IconButton } from '@boekwerk/shared/ui/button';
import { TextField } from '@boekwerk/shared/ui/fields';
import { DeleteOutlined } from '@boekwerk/shared/ui/icons';
import { Columns, WideColumn } from '@boekwerk/shared/ui/layout';
import { memo } from 'react';
import { texts } from '../texts';
import type { BookingControl, BookingFormState } from '../use-booking-form';
import type { FilledAmounts } from './filled-amounts';
import { LedgerField } from './ledger-field';
import { LineAmounts } from './line-amounts';
import { SupplyFields } from './supply-fields';
import type { Accounts } from './use-accounts';

type Props = {
  control: BookingControl;
  setValue: BookingFormState['form']['setValue'];
  index: number;
  isOnly: boolean;
  isSale: boolean;
  accounts: Accounts;
  amounts: FilledAmounts;
  taxNumber: string;
  onRemove: (index: number) => void;
};

/** One line; memoised, so that typing in another one does not draw it again and long bookings stay fast. */
export const BookingLine = memo(function BookingLine(props: Props) {
  const { control, setValue, index, isOnly, isSale, accounts, amounts, taxNumber, onRemove } =
    props;
  const name = `booking_lines.${index}` as const;
  const { lines } = texts;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a border and a minimum width of its own
    <div role="group" aria-label={lines.line(index + 1)} className="bookkeeping-booking-line">
      <div className="bookkeeping-booking-line-head">
        <span aria-hidden>{lines.line(index + 1)}</span>
        {!isOnly && (
          <IconButton
            label={lines.remove(index + 1)}
            icon={<DeleteOutlined />}
            onClick={() => onRemove(index)}
          />
        )}
      </div>
      <Columns>
        <WideColumn>
          <LedgerField
            control={control}
            name={`${name}.ledger_account_id`}
            label={lines.ledger}
            required
            options={accounts.ledgers}
          />
        </WideColumn>
        {accounts.costCentres.length > 0 && (
          <LedgerField
            control={control}
            name={`${name}.cost_place_ledger_account_id`}
            label={lines.costCentre}
            options={accounts.costCentres}
          />
        )}
        {accounts.projects.length > 0 && (
          <LedgerField
            control={control}
            name={`${name}.project_ledger_account_id`}
            label={lines.project}
            options={accounts.projects}
          />
        )}
        <LineAmounts
          control={control}
          index={index}
          vatCodes={accounts.vatCodes}
          amounts={amounts}
        />
        <TextField
          control={control}
          name={`${name}.description`}
          label={lines.description}
          maxLength={MAX_DESCRIPTION}
          autoComplete="off"
        />
        {isSale && (
          <SupplyFields
            control={control}
            setValue={setValue}
            index={index}
            withinUnion={accounts.withinUnion}
            taxNumber={taxNumber}
          />
        )}
      </Columns>
    </div>
  );
});
