import type { Invoice } from '@boekwerk/shared/contract/invoice';
import type { IsoDate } from '@boekwerk/shared/domain/dates/dates';
import { isTemplate } from '@boekwerk/shared/domain/invoice/invoice-status';
import { DateField } from '@boekwerk/shared/ui/date';
import { FieldFrame, TextAreaField, TextField, TextInput } from '@boekwerk/shared/ui/fields';
import { useWatch } from '@boekwerk/shared/ui/form';
import { Card, Columns, WideColumn } from '@boekwerk/shared/ui/layout';
import { texts } from '../../texts';
import { useNextNumber } from '../queries';
import type { InvoiceControl } from '../use-invoice-form';

type Props = {
  control: InvoiceControl;
  invoice: Invoice | null;
  onDateChosen: (date: IsoDate | null) => void;
};

/** A template has no number and no dates: the invoices that are made from it do. */
export function DetailsSection({ control, invoice, onDateChosen }: Props) {
  const hasDates = !invoice || !isTemplate(invoice.status);
  return (
    <Card title={texts.details.title}>
      <Columns>
        {hasDates && <InvoiceNumber control={control} invoice={invoice} />}
        <TextField
          control={control}
          name="reference"
          label={texts.details.reference}
          maxLength={60}
        />
        {hasDates && <Dates control={control} onDateChosen={onDateChosen} />}
        <WideColumn>
          <TextAreaField
            control={control}
            name="description"
            label={texts.details.subject}
            maxLength={250}
            rows={2}
          />
        </WideColumn>
      </Columns>
    </Card>
  );
}

function Dates({ control, onDateChosen }: Pick<Props, 'control' | 'onDateChosen'>) {
  return (
    <>
      <DateField
        control={control}
        name="date"
        label={texts.details.date}
        required
        onChosen={onDateChosen}
      />
      <DateField
        control={control}
        name="expiration_date"
        label={texts.details.expiration}
        required
      />
      <DateField
        control={control}
        name="delivery_date"
        label={texts.details.delivery}
        hint={texts.details.deliveryHint}
      />
    </>
  );
}

function InvoiceNumber({ control, invoice }: Pick<Props, 'control' | 'invoice'>) {
  const next = useNextNumber(useWatch({ control, name: 'date' })).data?.number ?? '';
  return (
    <FieldFrame label={texts.details.number} hint={texts.details.numberHint}>
      {({ status: _, ...field }) => (
        <TextInput
          {...field}
          readOnly
          variant="filled"
          value={invoice?.invoice_number ?? next}
          onChange={() => {}}
        />
      )}
    </FieldFrame>
  );
}
