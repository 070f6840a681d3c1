import { type FieldPath, type FieldValues, useController, useWatch } from 'react-hook-form';
import { countries, hasPostalCodes } from '../../domain/relation/countries';
import type { FieldProps } from '../fields/bound-field';
import { TextField } from '../fields/text-field';
import { Card } from '../layout/card';
import { Columns } from '../layout/columns';
import { SelectField } from '../select/select-field';
import { texts } from './texts';

type Props<Values extends FieldValues> = Pick<FieldProps<Values>, 'control'> & {
  /** What the place is called in this form: Plaats or Stad. */
  cityLabel: string;
  /** Whether it may stay empty; what is filled in must be right all the same. */
  isOptional?: boolean;
};

type Part = 'address' | 'postal_code' | 'city' | 'country';

/** The address of a party, in a form whose values name its parts as the API does. */
export function AddressFields<Values extends FieldValues & Partial<Record<Part, unknown>>>(
  props: Props<Values>,
) {
  return (
    <Card title={texts.title}>
      <Columns>
        <StreetFields {...props} />
        <CountryField control={props.control} />
      </Columns>
    </Card>
  );
}

/** What of an address stands on a letter within the country. */
export function StreetFields<Values extends FieldValues & Partial<Record<Part, unknown>>>({
  control,
  cityLabel,
  isOptional = false,
}: Props<Values>) {
  const field = (part: Part) => ({ control, name: part as FieldPath<Values> });
  const required = !isOptional;
  const country: unknown = useWatch({ control, name: 'country' as FieldPath<Values> });
  const isPostal = hasPostalCodes(String(country));
  return (
    <>
      <TextField {...field('address')} label={texts.address} required={required} maxLength={120} />
      <TextField
        {...field('postal_code')}
        label={texts.postalCode}
        required={required && isPostal}
        maxLength={12}
      />
      <TextField {...field('city')} label={cityLabel} required={required} maxLength={80} />
    </>
  );
}

/** How a postal code is written depends on it: of one that somebody has been in is said anew what is wrong. */
export function CountryField<Values extends FieldValues & Partial<Record<Part, unknown>>>({
  control,
}: Pick<Props<Values>, 'control'>) {
  const { field: postalCode, fieldState } = useController({
    control,
    name: 'postal_code' as FieldPath<Values>,
  });
  const judge = () => {
    if (fieldState.isTouched || fieldState.error) postalCode.onBlur();
  };
  return (
    <SelectField
      control={control}
      name={'country' as FieldPath<Values>}
      label={texts.country}
      options={options}
      isSearchable
      nothingFound={texts.noCountry}
      onChosen={judge}
    />
  );
}

const options = countries().map(({ code, name }) => ({ value: code, label: name }));
