import type { BookingDocument } from '@boekwerk/shared/contract/bookkeeping/booking';
import { useWatch } from '@boekwerk/shared/ui/form';
import { InfoBar } from '@boekwerk/shared/ui/layout';
import type { BookingControl } from '../use-booking-form';
import { texts } from './texts';

type Props = { control: BookingControl; document: BookingDocument };

/** Why nothing was read; and that a supplier asks to be paid to another account than before, as swindlers do. */
export function RecognisedBars({ control, document }: Props) {
  const { recognised, usual_bank_account: usual, supplier_relation_id } = document;
  const account = useWatch({ control, name: 'bank_account' });
  const chosen = useWatch({ control, name: 'supplier_relation_id' });
  const isOther = chosen === supplier_relation_id && usual && account !== '';
  return (
    <>
      {recognised?.problem && (
        <InfoBar tone="amber">
          <strong>{texts.notRead}</strong> {texts.problems[recognised.problem]}
        </InfoBar>
      )}
      {isOther && plain(account) !== plain(usual) && (
        <InfoBar tone="red">
          <strong>{texts.otherAccount}</strong> {texts.otherAccountText(usual)}
        </InfoBar>
      )}
    </>
  );
}

const plain = (account: string) => account.replace(/[^a-z0-9]/gi, '').toUpperCase();
