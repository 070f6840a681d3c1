import { AddressFields } from '@boekwerk/shared/ui/address-fields';
import { TextField } from '@boekwerk/shared/ui/fields';
import { KvkField } from '@boekwerk/shared/ui/kvk';
import { Card, Columns } from '@boekwerk/shared/ui/layout';
import { VatNumberField } from '@boekwerk/shared/ui/vat-number';
import { texts } from './texts';
import type { AdministrationFormState } from './use-administration-form';

export function AdministrationFields({ form }: { form: AdministrationFormState }) {
  const { control } = form;
  return (
    <>
      <Card title={texts.create.companyCard}>
        <Columns>
          <KvkField form={form} />
          <TextField control={control} name="name" label={texts.company} required maxLength={120} />
          <TextField
            control={control}
            name="email"
            type="email"
            label={texts.create.email}
            required
            maxLength={254}
          />
          <VatNumberField control={control} label={texts.create.taxNumber} required />
          <TextField
            control={control}
            name="bank_account"
            label={texts.create.bankAccount}
            required
            maxLength={42}
          />
        </Columns>
      </Card>
      <AddressFields control={control} cityLabel={texts.create.city} />
      <Card title={texts.create.contact}>
        <Columns>
          <TextField
            control={control}
            name="first_name"
            label={texts.create.firstName}
            maxLength={60}
          />
          <TextField
            control={control}
            name="last_name"
            label={texts.create.lastName}
            maxLength={60}
          />
        </Columns>
      </Card>
    </>
  );
}
