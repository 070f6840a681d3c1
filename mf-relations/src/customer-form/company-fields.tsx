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
  const country = useWatch({ control, name: 'country' });
  return (
    <Card title={remote.company}>
      <Columns>
        <TextField
          control={control}
          name="name"
          label={remote.name}
          required={isCompany}
          hint={isCompany ? undefined : texts.personHint}
          maxLength={120}
        />
        <KvkField form={form} />
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
        <ActiveField control={control} hint={remote.activeHint} />
      </Columns>
    </Card>
  );
}

const kinds = (['client', 'supplier'] as const).map((value) => ({
  value,
  label: CUSTOMER_KINDS[value],
}));
