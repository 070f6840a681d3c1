import type { BookingDocument } from '@boekwerk/shared/contract/bookkeeping/booking';
import { useWatch } from '@boekwerk/shared/ui/form';
import { Columns } from '@boekwerk/shared/ui/layout';
import '../booking.css';
import { InvoiceAmountField } from '../invoice-amount-field';
import { InvoiceDateField } from '../invoice-date-field';
import { InvoiceDescriptionField } from '../invoice-description-field';
import { InvoiceNumberField } from '../invoice-number-field';
import type { FilledAmounts } from '../lines/filled-amounts';
import { LedgerField } from '../lines/ledger-field';
import type { Accounts } from '../lines/use-accounts';
import { RecognisedFields } from '../recognised/recognised-fields';
import { texts } from '../texts';
import type { BookingFormState } from '../use-booking-form';

type Props = {
  form: BookingFormState['form'];
  document: BookingDocument;
  amounts: FilledAmounts;
  accounts: Accounts;
  /** Shows another document beside this one. */
  onShow: (id: number) => void;
};

/** What can be put right without opening the document: the same fields as its form has. */
export function BulkFields({ form, document, amounts, accounts, onShow }: Props) {
  const { control } = form;
  const lines = useWatch({ control, name: 'booking_lines' });
  return (
    <RecognisedFields form={form} document={document}>
      <Columns>
        <InvoiceNumberField form={form} document={document} onShow={onShow} />
        <InvoiceDateField control={control} />
        <InvoiceAmountField control={control} amounts={amounts} />
        <InvoiceDescriptionField control={control} />
        {lines.length === 1 && (
          <LedgerField
            control={control}
            name="booking_lines.0.ledger_account_id"
            label={texts.lines.ledger}
            required
            options={accounts.ledgers}
          />
        )}
      </Columns>
    </RecognisedFields>
  );
}
