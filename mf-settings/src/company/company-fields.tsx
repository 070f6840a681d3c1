import type { CompanyForm } from '@boekwerk/shared/contract/relations';
import { useMay } from '@boekwerk/shared/session/use-may';
import { AddressFields } from '@boekwerk/shared/ui/address-fields';
import { ReadOnlyField, TextField } from '@boekwerk/shared/ui/fields';
import { type UseFormReturn, useWatch } from '@boekwerk/shared/ui/form';
import { KvkField } from '@boekwerk/shared/ui/kvk';
import { Card, Columns } from '@boekwerk/shared/ui/layout';
import { DetailFields } from '@boekwerk/shared/ui/party-fields';
import { VatNumberField } from '@boekwerk/shared/ui/vat-number';
import { texts } from './texts';

type Props = {
  // biome-ignore lint/suspicious/noExplicitAny: fields do not mind what the form makes of its values
  form: UseFormReturn<CompanyForm, any, any>;
  /** Somebody without a company, who is called by first and last name and is in no trade register. */
  isPerson: boolean;
};

export function CompanyFields({ form, isPerson }: Props) {
  const { control } = form;
  return (
    <>
      <Card title={isPerson ? texts.person : texts.company}>
        <Columns>
          {isPerson ? <PersonName form={form} /> : <CompanyName form={form} />}
          <TextField
            control={control}
            name="email"
            type="email"
            label={texts.email}
            required
            maxLength={254}
          />
          <TextField
            control={control}
            name="general_email"
            type="email"
            label={texts.invoiceEmail}
            hint={texts.invoiceEmailHint}
            maxLength={254}
          />
          <TextField control={control} name="phone" type="tel" label={texts.phone} maxLength={30} />
          {!isPerson && <KvkField form={form} />}
          <VatNumberField control={control} label={texts.taxNumber} required />
          <BankAccount form={form} />
        </Columns>
      </Card>
      <AddressFields control={control} cityLabel={texts.city} />
      <DetailFields control={control} isCompany={!isPerson} />
    </>
  );
}

type NameProps = Pick<Props, 'form'>;

/** Where customers pay to; for a colleague to read only. */
function BankAccount({ form: { control } }: NameProps) {
  const mayChange = useMay('bankAccount');
  const bankAccount = useWatch({ control, name: 'bank_account' });
  if (mayChange)
    return (
      <TextField
        control={control}
        name="bank_account"
        label={texts.bankAccount}
        required
        maxLength={42}
      />
    );
  return (
    <ReadOnlyField label={texts.bankAccount} hint={texts.ownersAccount} value={bankAccount ?? ''} />
  );
}

const CompanyName = ({ form: { control } }: NameProps) => (
  <TextField control={control} name="name" label={texts.name} required maxLength={120} />
);

const PersonName = ({ form: { control } }: NameProps) => (
  <>
    <TextField
      control={control}
      name="first_name"
      label={texts.firstName}
      required
      maxLength={60}
    />
    <TextField control={control} name="last_name" label={texts.lastName} required maxLength={60} />
  </>
);
