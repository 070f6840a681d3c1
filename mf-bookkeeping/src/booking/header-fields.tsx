import {
  type BookingDocument,
  MAX_BANK_ACCOUNT,
  MAX_REFERENCE,
} from '@boekwerk/shared/contract/bookkeeping/booking';
import { SwitchField, TextField } from '@boekwerk/shared/ui/fields';
import { Columns, WideColumn } from '@boekwerk/shared/ui/layout';
import { CurrencyField } from './currency-field';
import { InvoiceAmountField } from './invoice-amount-field';
import { InvoiceDateField } from './invoice-date-field';
import { InvoiceDescriptionField } from './invoice-description-field';
import { InvoiceNumberField } from './invoice-number-field';
import type { FilledAmounts } from './lines/filled-amounts';
import { LedgerField } from './lines/ledger-field';
import { useAccounts } from './lines/use-accounts';
import { RelationField } from './relation/relation-field';
import { texts } from './texts';
import type { BookingFormState } from './use-booking-form';

type Props = {
  form: BookingFormState['form'];
  document: BookingDocument;
  amounts: FilledAmounts;
  /** Shows another document beside this one. */
  onShow: (id: number) => void;
};

/** What an invoice says of itself as a whole. */
export function HeaderFields({ form, document, amounts, onShow }: Props) {
  const { control } = form;
  const { controls } = useAccounts(document.tag);
  const tag = document.tag ?? 'INK';
  const { fields } = texts;
  return (
    <Columns>
      <InvoiceNumberField form={form} document={document} onShow={onShow} />
      <InvoiceDateField control={control} />
      <WideColumn>
        <LedgerField
          control={control}
          name="ledger_account_id"
          label={fields.ledger}
          required
          options={controls}
        />
      </WideColumn>
      <WideColumn>
        <RelationField form={form} document={document} />
      </WideColumn>
      <InvoiceAmountField control={control} amounts={amounts} />
      <CurrencyField form={form} amounts={amounts} />
      <WideColumn>
        <InvoiceDescriptionField control={control} />
      </WideColumn>
      <TextField
        control={control}
        name="reference"
        label={fields.reference}
        maxLength={MAX_REFERENCE}
        autoComplete="off"
      />
      <TextField
        control={control}
        name="bank_account"
        label={fields.bankAccount[tag]}
        maxLength={MAX_BANK_ACCOUNT}
        autoComplete="off"
      />
      <SwitchField control={control} name="is_credit" label={fields.isCredit} />
    </Columns>
  );
}
