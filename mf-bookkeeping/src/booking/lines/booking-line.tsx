import type { Tag } from '@boekwerk/shared/domain/document/tag';
import { IconButton } from '@boekwerk/shared/ui/button';
import { MoneyField } from '@boekwerk/shared/ui/fields';
import { CalculatorOutlined } from '@boekwerk/shared/ui/icons';
import { Columns, WideColumn } from '@boekwerk/shared/ui/layout';
import { texts } from '../texts';
import type { BookingControl } from '../use-booking-form';
import { LedgerField } from './ledger-field';
import { useAccounts } from './use-accounts';
import type { FilledAmounts } from './use-filled-amounts';

type Props = {
  control: BookingControl;
  index: number;
  tag: Tag | null;
  amounts: FilledAmounts;
};

export function BookingLine({ control, index, tag, amounts }: Props) {
  const accounts = useAccounts(tag);
  const name = `booking_lines.${index}` as const;
  const { lines } = texts;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a border and a minimum width of its own
    <div role="group" aria-label={lines.line(index + 1)} className="bookkeeping-booking-line">
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
        <MoneyField
          control={control}
          name={`${name}.value`}
          label={lines.value}
          required
          onLeave={() => amounts.fillVat(index)}
        />
        <LedgerField
          control={control}
          name={`${name}.vat_ledger_account_id`}
          label={lines.vatCode}
          required
          options={accounts.vatCodes}
          onChosen={() => amounts.chooseVat(index)}
        />
        <div className="bookkeeping-booking-vat">
          <MoneyField control={control} name={`${name}.vat`} label={lines.vat} required />
          <IconButton
            label={lines.calculate}
            type="default"
            icon={<CalculatorOutlined />}
            onClick={() => amounts.split(index)}
          />
        </div>
      </Columns>
    </div>
  );
}
