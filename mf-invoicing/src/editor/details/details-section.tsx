import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { MAX_LENGTH } from '@boekwerk/shared/contract/invoice-form';
import type { IsoDate } from '@boekwerk/shared/domain/dates/dates';
import { isTemplate } from '@boekwerk/shared/domain/invoice/invoice-status';
import { formatDate } from '@boekwerk/shared/domain/money/format';
import { DateField } from '@boekwerk/shared/ui/date';
import { FieldFrame, TextAreaField, TextField, TextInput } from '@boekwerk/shared/ui/fields';
import { Fold, RequiredHint, useWatch } from '@boekwerk/shared/ui/form';
import { useIsPhone } from '@boekwerk/shared/ui/list/use-is-phone';
import { texts } from '../../texts';
import { useNextNumber } from '../queries';
import type { InvoiceControl } from '../use-invoice-form';

type Props = {
  control: InvoiceControl;
  invoice: Invoice | null;
  onDateChosen: (date: IsoDate | null) => void;
};

/** A template has no number and no dates: the invoices that are made from it do. On a phone all is folded away. */
export function DetailsSection(props: Props) {
  const { control, invoice } = props;
  const hasDates = !invoice || !isTemplate(invoice.status);
  if (useIsPhone())
    return (
      <section className="invoicing-details">
        <h2 className="bw-unseen">{texts.details.title}</h2>
        <Fold
          control={control}
          label={texts.details.title}
          summary={<Said control={control} hasDates={hasDates} />}
        >
          <RequiredHint />
          <MainFields {...props} hasDates={hasDates} />
          <MoreFields control={control} invoice={invoice} hasDates={hasDates} />
        </Fold>
      </section>
    );
  return (
    <section className="invoicing-details">
      <header className="invoicing-part-head">
        <h2>{texts.details.title}</h2>
        <RequiredHint />
      </header>
      <MainFields {...props} hasDates={hasDates} />
      <Fold control={control} label={texts.details.more} summary={<Filled control={control} />}>
        <MoreFields control={control} invoice={invoice} hasDates={hasDates} />
      </Fold>
    </section>
  );
}

type Dated = { hasDates: boolean };

function MainFields({ control, invoice, onDateChosen, hasDates }: Props & Dated) {
  return (
    <div className="invoicing-details-row">
      {hasDates && <Dates control={control} onDateChosen={onDateChosen} />}
      {hasDates && <InvoiceNumber control={control} invoice={invoice} />}
      <div className="invoicing-details-subject">
        <TextAreaField
          control={control}
          name="description"
          label={texts.details.subject}
          maxLength={MAX_LENGTH.description}
          rows={1}
        />
      </div>
    </div>
  );
}

function MoreFields({ control, invoice, hasDates }: Pick<Props, 'control' | 'invoice'> & Dated) {
  const { deliveryHint, deliveryHintOfPeriod } = texts.details;
  return (
    <div className="invoicing-details-row">
      <TextField
        control={control}
        name="reference"
        label={texts.details.reference}
        maxLength={MAX_LENGTH.reference}
      />
      {hasDates && (
        <DateField
          control={control}
          name="delivery_date"
          label={texts.details.delivery}
          hint={invoice?.period_start ? deliveryHintOfPeriod : deliveryHint}
        />
      )}
    </div>
  );
}

/** When it is of, and what about, of the fields that a phone folds away. */
function Said({ control, hasDates }: Pick<Props, 'control'> & Dated) {
  const [date, description] = useWatch({ control, name: said });
  const parts = [hasDates && date && formatDate(date), description || texts.details.noSubject];
  return parts.filter(Boolean).join(' · ');
}

const said = ['date', 'description'] as const;

/** What is filled in of the fields that are folded away; else what they are. */
function Filled({ control }: Pick<Props, 'control'>) {
  const [reference, delivery] = useWatch({ control, name: folded });
  const { reference: po, delivery: deliveryDate } = texts.details;
  const filled = [
    reference && `${po} ${reference}`,
    delivery && `${deliveryDate} ${formatDate(delivery)}`,
  ].filter(Boolean);
  return filled.length > 0 ? filled.join(' · ') : texts.details.folded;
}

const folded = ['reference', 'delivery_date'] as const;

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
    </>
  );
}

function InvoiceNumber({ control, invoice }: Pick<Props, 'control' | 'invoice'>) {
  const next = useNextNumber(useWatch({ control, name: 'date' })).data?.number ?? '';
  return (
    <FieldFrame label={texts.details.number}>
      {({ status: _, ...field }) => (
        <TextInput
          {...field}
          readOnly
          variant="filled"
          title={texts.details.numberHint}
          value={invoice?.invoice_number ?? next}
          onChange={() => {}}
        />
      )}
    </FieldFrame>
  );
}
