import type { BookingDocument } from '@boekwerk/shared/contract/bookkeeping/booking';
import { moneyOf } from '@boekwerk/shared/domain/money/currency';
import { formatMoney } from '@boekwerk/shared/domain/money/format';
import { useWatch } from '@boekwerk/shared/ui/form';
import { InfoBar } from '@boekwerk/shared/ui/layout';
import type { BookingControl } from '../use-booking-form';
import { alarmsOf } from './alarms-of';
import { texts } from './texts';

type Props = { control: BookingControl; document: BookingDocument };

/** What is remarkable beside what was booked of a supplier before. It follows what is typed, and keeps nobody from anything. */
export function AlarmBars({ control, document }: Props) {
  const names = [
    'supplier_relation_id',
    'bank_account',
    'amount',
    'currency',
    'is_credit',
  ] as const;
  const watched = useWatch({ control, name: names });
  const [supplier_relation_id, bank_account, amount, currency, is_credit] = watched;
  const typed = { supplier_relation_id, bank_account, amount, currency, is_credit };
  const { usual_account, is_first, usual_amount } = alarmsOf(document, typed);
  const shown = (end: number) => formatMoney(moneyOf(end, document.currency));
  return (
    <>
      {usual_account && (
        <InfoBar tone="red">
          <strong>{texts.otherAccount}</strong> {texts.otherAccountText(usual_account)}
        </InfoBar>
      )}
      {is_first && (
        <InfoBar tone="amber">
          <strong>{texts.first}</strong> {texts.firstText}
        </InfoBar>
      )}
      {usual_amount && (
        <InfoBar tone="amber">
          <strong>{texts.unusual}</strong>{' '}
          {texts.unusualText(shown(usual_amount.from), shown(usual_amount.to))}
        </InfoBar>
      )}
    </>
  );
}
