import type { BookingDocument } from '@boekwerk/shared/contract/bookkeeping/booking';
import { isUnusualAmount } from '@boekwerk/shared/domain/booking/usual-amount';
import { moneyOf } from '@boekwerk/shared/domain/money/currency';
import { formatMoney } from '@boekwerk/shared/domain/money/format';
import { useWatch } from '@boekwerk/shared/ui/form';
import { InfoBar } from '@boekwerk/shared/ui/layout';
import type { BookingControl } from '../use-booking-form';
import { texts } from './texts';

type Props = { control: BookingControl; document: BookingDocument };

/**
 * What is remarkable beside what was booked of a supplier before: another account to pay to, as swindlers ask; the first
 * invoice; an amount far from the usual ones. It is of the supplier that the document was saved with, follows what is
 * typed, and keeps nobody from anything.
 */
export function AlarmBars({ control, document }: Props) {
  const names = [
    'supplier_relation_id',
    'bank_account',
    'amount',
    'currency',
    'is_credit',
  ] as const;
  const [supplier, account, amount, currency, is_credit] = useWatch({ control, name: names });
  const { usual_bank_account, usual_amount } = document;
  if (supplier === null || supplier !== document.supplier_relation_id) return null;
  const isOther = usual_bank_account && account && plain(account) !== plain(usual_bank_account);
  const isAlike = currency === document.currency && is_credit === document.is_credit;
  const isFar = isAlike && isUnusualAmount(amount ?? null, usual_amount);
  const shown = (end: number) => formatMoney(moneyOf(end, document.currency));
  return (
    <>
      {isOther && (
        <InfoBar tone="red">
          <strong>{texts.otherAccount}</strong> {texts.otherAccountText(usual_bank_account)}
        </InfoBar>
      )}
      {document.is_first_of_supplier && (
        <InfoBar tone="amber">
          <strong>{texts.first}</strong> {texts.firstText}
        </InfoBar>
      )}
      {isFar && usual_amount && (
        <InfoBar tone="amber">
          <strong>{texts.unusual}</strong>{' '}
          {texts.unusualText(shown(usual_amount.from), shown(usual_amount.to))}
        </InfoBar>
      )}
    </>
  );
}

const plain = (account: string) => account.replace(/[^a-z0-9]/gi, '').toUpperCase();
