import { IconButton } from '@boekwerk/shared/ui/button';
import { MoneyField } from '@boekwerk/shared/ui/fields';
import { useFormFields } from '@boekwerk/shared/ui/form';
import { CalculatorOutlined } from '@boekwerk/shared/ui/icons';
import { texts } from '../texts';
import type { BookingControl } from '../use-booking-form';
import type { FilledAmounts } from './filled-amounts';
import { LedgerField } from './ledger-field';
import type { Accounts } from './use-accounts';
import { VatField } from './vat-field';

type Props = {
  control: BookingControl;
  index: number;
  vatCodes: Accounts['vatCodes'];
  amounts: FilledAmounts;
};

/** The VAT code of a line and its amounts, each of which may follow from the others. */
export function LineAmounts({ control, index, vatCodes, amounts }: Props) {
  const name = `booking_lines.${index}` as const;
  const { lines } = texts;
  const fields = useFormFields();
  const calculate = () => {
    const missing = amounts.split(index);
    if (missing !== null) fields?.focus(missing);
  };
  return (
    <>
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
        options={vatCodes}
        onChosen={() => amounts.chooseVat(index)}
      />
      <div className="bookkeeping-booking-vat">
        <VatField control={control} index={index} />
        <IconButton
          label={lines.calculate}
          type="default"
          icon={<CalculatorOutlined />}
          onClick={calculate}
        />
      </div>
    </>
  );
}
