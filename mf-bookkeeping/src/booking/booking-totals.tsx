import { bookingTotals } from '@boekwerk/shared/domain/booking/booking-totals';
import { roundBooking } from '@boekwerk/shared/domain/booking/round-booking';
import { formatAmount } from '@boekwerk/shared/domain/money/format';
import { useWatch } from '@boekwerk/shared/ui/form';
import { CheckOutlined } from '@boekwerk/shared/ui/icons';
import { moneyIn } from './money-in';
import { texts } from './texts';
import type { BookingControl } from './use-booking-form';

type Props = { control: BookingControl };

/** What the lines add up to while they are typed, and how far that is from the amount of the invoice. */
export function BookingTotals({ control }: Props) {
  const [amount, lines, currency] = useWatch({
    control,
    name: ['amount', 'booking_lines', 'currency'],
  });
  const typed = {
    amount: readable(amount),
    booking_lines: lines.map(({ value, vat }) => ({ value: readable(value), vat: readable(vat) })),
  };
  const { booking_lines, rounding } = roundBooking(typed);
  const totals = bookingTotals({ ...typed, booking_lines });
  return (
    <dl className="bookkeeping-booking-totals">
      <div>
        <dt>{texts.totals.value}</dt>
        <dd className="bw-figures">{moneyIn(currency, totals.value)}</dd>
      </div>
      <div>
        <dt>{texts.totals.vat}</dt>
        <dd className="bw-figures">{moneyIn(currency, totals.vat)}</dd>
      </div>
      <div data-is={totals.difference === 0 ? 'even' : 'uneven'}>
        <dt>{texts.totals.difference}</dt>
        <dd className="bw-figures">
          {totals.difference === 0 && <CheckOutlined />} {moneyIn(currency, totals.difference)}
        </dd>
      </div>
      {rounding && (
        <div className="bookkeeping-booking-rounded">
          {texts.totals.rounded(formatAmount(rounding.by), rounding.line + 1)}
        </div>
      )}
    </dl>
  );
}

/** Nothing for a field that is empty or holds no number. */
const readable = (typed: number | null) => (Number.isNaN(typed) ? null : typed);
