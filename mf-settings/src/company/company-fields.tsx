import type { CompanyForm } from '@boekwerk/shared/contract/relations';
import { AddressFields } from '@boekwerk/shared/ui/address-fields';
import { TextField } from '@boekwerk/shared/ui/fields';
import type { UseFormReturn } from '@boekwerk/shared/ui/form';
import { KvkField } from '@boekwerk/shared/ui/kvk';
import { Columns, Sheet } from '@boekwerk/shared/ui/layout';
import { texts } from './texts';

type Props = {
  // biome-ignore lint/suspicious/noExplicitAny: fields do not mind what the form makes of its values
  form: UseFormReturn<CompanyForm, any, any>;
};

export function CompanyFields({ form }: Props) {
  const { control } = form;
  return (
    <>
      <Sheet title={texts.company}>
        <Columns>
          <TextField control={control} name="name" label={texts.name} required maxLength={120} />
          <TextField
            control={control}
            name="email"
            type="email"
            label={texts.email}
            required
            maxLength={254}
          />
          <TextField control={control} name="phone" type="tel" label={texts.phone} maxLength={30} />
          <KvkField form={form} />
          <TextField
            control={control}
            name="tax_number"
            label={texts.taxNumber}
            required
            maxLength={30}
          />
          <TextField
            control={control}
            name="bank_account"
            label={texts.bankAccount}
            required
            maxLength={42}
          />
        </Columns>
      </Sheet>
      <AddressFields control={control} cityLabel={texts.city} />
    </>
  );
}
