import { bookingTotals } from '@boekwerk/shared/domain/booking/booking-totals';
import { roundBooking } from '@boekwerk/shared/domain/booking/round-booking';
import { formatAmount, formatMoney } from '@boekwerk/shared/domain/money/format';
import { useWatch } from '@boekwerk/shared/ui/form';
import { CheckOutlined } from '@boekwerk/shared/ui/icons';
import { readable } from './lines/filled-amounts';
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
    amount: Number.isNaN(amount) ? null : amount,
    currency,
    booking_lines: lines.map(readable),
  };
  const { booking_lines, rounding } = roundBooking(typed);
  const totals = bookingTotals({ ...typed, booking_lines });
  const isEven = totals.difference.amount === 0;
  return (
    <dl className="bookkeeping-booking-totals">
      <div>
        <dt>{texts.totals.value}</dt>
        <dd className="bw-figures">{formatMoney(totals.value)}</dd>
      </div>
      <div>
        <dt>{texts.totals.vat}</dt>
        <dd className="bw-figures">{formatMoney(totals.vat)}</dd>
      </div>
      <div data-is={isEven ? 'even' : 'uneven'}>
        <dt>{texts.totals.difference}</dt>
        <dd className="bw-figures">
          {isEven && <CheckOutlined />} {formatMoney(totals.difference)}
        </dd>
      </div>
      {rounding && (
        <div className="bookkeeping-booking-rounded">
          {texts.totals.rounded(formatAmount(rounding.by.amount), rounding.line + 1)}
        </div>
      )}
    </dl>
  );
}
