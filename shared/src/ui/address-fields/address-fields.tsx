import { type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import { COUNTRIES, hasPostalCodes } from '../../domain/relation/countries';
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
export function AddressFields<Values extends FieldValues & Partial<Record<Part, unknown>>>({
  control,
  cityLabel,
  isOptional = false,
}: Props<Values>) {
  const field = (part: Part) => ({ control, name: part as FieldPath<Values> });
  const required = !isOptional;
  const country: unknown = useWatch({ control, name: 'country' as FieldPath<Values> });
  const isPostal = hasPostalCodes(String(country));
  return (
    <Card title={texts.title}>
      <Columns>
        <TextField
          {...field('address')}
          label={texts.address}
          required={required}
          maxLength={120}
        />
        <TextField
          {...field('postal_code')}
          label={texts.postalCode}
          required={required && isPostal}
          maxLength={12}
        />
        <TextField {...field('city')} label={cityLabel} required={required} maxLength={80} />
        <SelectField
          {...field('country')}
          label={texts.country}
          options={countries}
          isSearchable
          nothingFound={texts.noCountry}
        />
      </Columns>
    </Card>
  );
}

const countries = COUNTRIES.map(({ code, name }) => ({ value: code, label: name }));
