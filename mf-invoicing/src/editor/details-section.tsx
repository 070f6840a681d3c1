import type { Invoice } from '@boekwerk/shared/contract/invoice';
import type { IsoDate } from '@boekwerk/shared/domain/dates';
import { DateField } from '@boekwerk/shared/ui/date';
import { FieldFrame, TextAreaField, TextField, TextInput } from '@boekwerk/shared/ui/fields';
import { Columns, Sheet, WideColumn } from '@boekwerk/shared/ui/layout';
import { useNextNumber } from './queries';
import { texts } from './texts';
import type { InvoiceControl } from './use-invoice-form';

type Props = {
  control: InvoiceControl;
  invoice: Invoice | null;
  onDateChosen: (date: IsoDate | null) => void;
};

export function DetailsSection({ control, invoice, onDateChosen }: Props) {
  return (
    <Sheet title={texts.details.title}>
      <Columns>
        <InvoiceNumber invoice={invoice} />
        <TextField
          control={control}
          name="reference"
          label={texts.details.reference}
          maxLength={60}
        />
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
    </Sheet>
  );
}

function InvoiceNumber({ invoice }: { invoice: Invoice | null }) {
  const next = useNextNumber().data?.number ?? '';
  return (
    <FieldFrame label={texts.details.number} hint={texts.details.numberHint}>
      {({ status: _, ...control }) => (
        <TextInput
          {...control}
          readOnly
          variant="filled"
          value={invoice?.invoice_number ?? next}
          onChange={() => {}}
        />
      )}
    </FieldFrame>
  );
}
