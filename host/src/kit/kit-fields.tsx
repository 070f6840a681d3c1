import { Button } from '@boekwerk/shared/ui/button';
import { DateField } from '@boekwerk/shared/ui/date';
import {
  CheckboxField,
  MoneyField,
  NumberField,
  PercentageField,
  QuantityField,
  SwitchField,
  TextAreaField,
  TextField,
} from '@boekwerk/shared/ui/fields';
import { ErrorSummary, RequiredHint, useContractForm } from '@boekwerk/shared/ui/form';
import { Card, Columns, WideColumn } from '@boekwerk/shared/ui/layout';
import { FooterBar } from '@boekwerk/shared/ui/page';
import { ComboField, EmailsField, SelectField } from '@boekwerk/shared/ui/select-field';
import { KitForm } from './kit-form';

/** Every field; Opslaan shows them with their errors. */
export function KitFields() {
  const { control, handleSubmit, setValue } = useContractForm(KitForm, values);
  return (
    <form onSubmit={handleSubmit(() => {})} noValidate>
      <ErrorSummary control={control} />
      <Card title="Velden">
        <RequiredHint />
        <Columns>
          <TextField control={control} name="name" label="Bedrijfsnaam" required maxLength={40} />
          <NumberField control={control} name="coc_number" label="KvK-nummer" maxLength={8} />
          <MoneyField control={control} name="value" label="Prijs excl. btw" required before="€" />
          <QuantityField control={control} name="amount" label="Aantal" />
          <PercentageField control={control} name="discount" label="Korting" />
          <DateField control={control} name="date" label="Factuurdatum" required />
          <SelectField control={control} name="tax_id" label="Btw" options={taxes} required />
          <ComboField
            control={control}
            name="title"
            label="Omschrijving"
            suggestions={products}
            onPick={({ value }) => setValue('value', value)}
          />
          <WideColumn>
            <EmailsField control={control} name="emails" label="E-mailadressen" required />
          </WideColumn>
          <WideColumn>
            <TextAreaField
              control={control}
              name="text"
              label="Bericht"
              hint="Staat in de e-mail"
            />
          </WideColumn>
          <CheckboxField control={control} name="agrees" label="Ik ga akkoord" required />
          <SwitchField control={control} name="incl_tax" label="Inclusief btw" />
          <TextField control={control} name="locked" label="Factuurnummer" disabled />
        </Columns>
      </Card>
      <FooterBar left={<Button>Voorbeeld</Button>}>
        <Button>Sluiten</Button>
        <Button type="primary" htmlType="submit">
          Opslaan
        </Button>
      </FooterBar>
    </form>
  );
}

const values = {
  name: '',
  coc_number: '',
  value: 1234.5,
  amount: 1,
  discount: null,
  date: '2026-11-18',
  tax_id: 1,
  title: '',
  emails: ['jansen@bakkerij.example'],
  text: '',
  agrees: false,
  incl_tax: true,
  locked: '2026-0042',
};

const taxes = [
  { value: 1, label: '21%' },
  { value: 2, label: '9%' },
  { value: 4, label: 'BTW verlegd' },
];

const products = [
  { id: 1, label: 'Brood', value: 2.95 },
  { id: 2, label: 'Taart', value: 24.5 },
];
