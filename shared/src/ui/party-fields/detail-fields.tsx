import type { FieldPath, FieldValues } from 'react-hook-form';
import { CURRENCIES, type Currency } from '../../contract/party-details';
import type { FieldProps } from '../fields/bound-field';
import { TextField } from '../fields/text-field';
import { Card } from '../layout/card';
import { Columns } from '../layout/columns';
import { SelectField } from '../select/select-field';
import { texts } from './texts';

type Props<Values extends FieldValues> = Pick<FieldProps<Values>, 'control'> & {
  /** Of a company, or of a person without one. */
  isCompany: boolean;
  /** Another field asks for the general address. */
  hasGeneralEmail?: boolean;
};

/** What else there is to know of a party, of which nothing need be filled in. */
export function DetailFields<Values extends FieldValues>({
  control,
  isCompany,
  hasGeneralEmail = false,
}: Props<Values>) {
  const field = (name: string) => ({ control, name: name as FieldPath<Values> });
  return (
    <Card title={texts.details}>
      <Columns>
        <TextField {...field('website')} label={texts.website} maxLength={200} />
        <TextField {...field('mobile')} type="tel" label={texts.mobile} maxLength={30} />
        {!hasGeneralEmail && (
          <TextField
            {...field('email_text')}
            type="email"
            label={texts.generalEmail}
            maxLength={254}
          />
        )}
        <TextField {...field('initial')} label={texts.initial} maxLength={20} />
        {isCompany && <CompanyDetails control={control} />}
        <CurrencyField control={control} />
      </Columns>
    </Card>
  );
}

/** Where else a company is, and what it is in law. */
function CompanyDetails<Values extends FieldValues>({ control }: Pick<Props<Values>, 'control'>) {
  const field = (name: string) => ({ control, name: name as FieldPath<Values> });
  return (
    <>
      <TextField {...field('legal_form')} label={texts.legalForm} maxLength={60} />
      <TextField
        {...field('visiting_address')}
        label={texts.visitingAddress}
        hint={texts.inOne}
        maxLength={200}
      />
      <TextField
        {...field('invoice_address')}
        label={texts.invoiceAddress}
        hint={texts.invoiceAddressHint}
        maxLength={200}
      />
    </>
  );
}

export function CurrencyField<Values extends FieldValues>({
  control,
}: Pick<Props<Values>, 'control'>) {
  return (
    <SelectField
      control={control}
      name={'currency' as FieldPath<Values>}
      label={texts.currency}
      options={currencies}
    />
  );
}

const currencies = CURRENCIES.map((value: Currency) => ({ value, label: texts.currencies[value] }));
