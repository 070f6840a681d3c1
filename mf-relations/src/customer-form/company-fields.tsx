import { CUSTOMER_KINDS } from '@boekwerk/shared/domain/relation/customer-kind';
import { NumberField, TextField } from '@boekwerk/shared/ui/fields';
import { useWatch } from '@boekwerk/shared/ui/form';
import { KvkField } from '@boekwerk/shared/ui/kvk';
import { Card, Columns } from '@boekwerk/shared/ui/layout';
import { ActiveField } from '@boekwerk/shared/ui/party-fields';
import { SelectField } from '@boekwerk/shared/ui/select-field';
import { VatNumberField } from '@boekwerk/shared/ui/vat-number';
import { texts as remote } from '../texts';
import { texts } from './texts';
import type { CustomerFormState } from './use-customer-form';

type Props = Pick<CustomerFormState, 'form'> & { isCompany: boolean };

/** Which company it is, if it is one. */
export function CompanyFields({ form, isCompany }: Props) {
  const { control } = form;
  return (
    <Card title={remote.company}>
      <Columns>
        <CompanyName form={form} isCompany={isCompany} />
        <KvkField form={form} />
        <CompanyDetails form={form} isCompany={isCompany} />
        <ActiveField control={control} hint={remote.activeHint} />
      </Columns>
    </Card>
  );
}

export function CompanyName({ form: { control }, isCompany }: Props) {
  return (
    <TextField
      control={control}
      name="name"
      label={remote.name}
      required={isCompany}
      hint={isCompany ? undefined : texts.personHint}
      maxLength={120}
    />
  );
}

/** By which numbers it is known, and whether it sells or buys. */
export function CompanyDetails({ form: { control }, isCompany }: Props) {
  const country = useWatch({ control, name: 'country' });
  return (
    <>
      <VatNumberField control={control} />
      {isCompany && country === 'NL' && (
        <NumberField
          control={control}
          name="oin"
          label={texts.oin}
          hint={texts.oinHint}
          maxLength={20}
        />
      )}
      <SelectField
        control={control}
        name="enterprise_relation_type"
        label={texts.kind}
        options={kinds}
      />
    </>
  );
}

const kinds = (['client', 'supplier'] as const).map((value) => ({
  value,
  label: CUSTOMER_KINDS[value],
}));
