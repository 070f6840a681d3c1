import { expectedVat } from '@boekwerk/shared/domain/booking/booking-vat';
import { moneyOf } from '@boekwerk/shared/domain/money/currency';
import { formatMoney, formatQuantity } from '@boekwerk/shared/domain/money/format';
import { MoneyField } from '@boekwerk/shared/ui/fields';
import { useWatch } from '@boekwerk/shared/ui/form';
import { useVatCodes } from '../queries';
import { texts } from '../texts';
import type { BookingControl } from '../use-booking-form';
import { readable } from './filled-amounts';

type Props = { control: BookingControl; index: number };

/** The VAT of a line; amber when it is not what its code makes of the amount. */
export function VatField({ control, index }: Props) {
  const name = `booking_lines.${index}` as const;
  const [value, vat, code, currency, date] = useWatch({
    control,
    name: [`${name}.value`, `${name}.vat`, `${name}.vat_ledger_account_id`, 'currency', 'date'],
  });
  const { data: codes } = useVatCodes(date);
  const known = codes?.find(({ id }) => id === code);
  const percentage = known?.vat_is_reversed ? null : (known?.vat_percentage ?? null);
  const typed = readable({ value, vat });
  const expected =
    typed.value === null || typed.vat === null || percentage === null
      ? null
      : expectedVat({
          value: moneyOf(typed.value, currency),
          vat: moneyOf(typed.vat, currency),
          percentage,
        });
  return (
    <MoneyField
      control={control}
      name={`${name}.vat`}
      label={texts.lines.vat}
      required
      warning={
        expected && percentage !== null
          ? texts.lines.otherVat(formatQuantity(percentage), formatMoney(expected))
          : undefined
      }
    />
  );
}
