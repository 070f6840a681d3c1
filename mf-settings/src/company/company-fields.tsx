import type { CompanyForm } from '@boekwerk/shared/contract/relations';
import { AddressFields } from '@boekwerk/shared/ui/address-fields';
import { NumberField, TextField } from '@boekwerk/shared/ui/fields';
import type { Control } from '@boekwerk/shared/ui/form';
import { Columns, Sheet } from '@boekwerk/shared/ui/layout';
import { texts } from './texts';

type Props = {
  // biome-ignore lint/suspicious/noExplicitAny: fields do not mind what the form makes of its values
  control: Control<CompanyForm, any, any>;
};

export function CompanyFields({ control }: Props) {
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
          <NumberField control={control} name="coc_number" label={texts.coc} maxLength={8} />
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
