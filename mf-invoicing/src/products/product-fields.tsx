import type { ProductForm } from '@boekwerk/shared/contract/products';
import { UNITS } from '@boekwerk/shared/domain/invoice/unit';
import { TAX_IDS, VAT } from '@boekwerk/shared/domain/vat/vat';
import { MoneyField, TextAreaField, TextField } from '@boekwerk/shared/ui/fields';
import type { Control } from '@boekwerk/shared/ui/form';
import { Columns, WideColumn } from '@boekwerk/shared/ui/layout';
import { SelectField } from '@boekwerk/shared/ui/select-field';
import { texts } from './texts';

// biome-ignore lint/suspicious/noExplicitAny: fields do not mind what the form makes of its values
type Props = { control: Control<ProductForm, any, any> };

const { fields } = texts;

export function ProductFields({ control }: Props) {
  return (
    <Columns>
      <WideColumn>
        <TextField
          control={control}
          name="title"
          label={fields.title}
          required
          autoFocus
          maxLength={200}
        />
      </WideColumn>
      <WideColumn>
        <TextAreaField
          control={control}
          name="description"
          label={fields.description}
          maxLength={1000}
        />
      </WideColumn>
      <MoneyField
        control={control}
        name="value"
        label={fields.value}
        hint={fields.valueHint}
        before="€"
        required
      />
      <SelectField
        control={control}
        name="tax_id"
        label={fields.vat}
        options={vatOptions}
        required
      />
      <SelectField control={control} name="unit" label={fields.unit} options={unitOptions} />
    </Columns>
  );
}

const vatOptions = TAX_IDS.map((value) => ({ value, label: VAT[value].name }));

const unitOptions = UNITS.map(({ unit, name }) => ({ value: unit, label: name }));
