import { AddressFields } from '@boekwerk/shared/ui/address-fields';
import { TextField } from '@boekwerk/shared/ui/fields';
import { KvkField } from '@boekwerk/shared/ui/kvk';
import { Card, Columns } from '@boekwerk/shared/ui/layout';
import { ActiveField, DetailFields } from '@boekwerk/shared/ui/party-fields';
import { SelectField } from '@boekwerk/shared/ui/select-field';
import { VatNumberField } from '@boekwerk/shared/ui/vat-number';
import { PaymentAndNote } from '../payment-and-note';
import { texts as remote } from '../texts';
import { texts } from './texts';
import type { FirmClientFormState } from './use-firm-client-form';

type Props = { form: FirmClientFormState };

/** All that a firm keeps of a company. */
export function EnterpriseFields({ form }: Props) {
  const { control } = form;
  return (
    <>
      <CompanyFields form={form} />
      <ContactFields form={form} />
      <AddressFields control={control} cityLabel={remote.city} isOptional />
      <PaymentAndNote control={control} />
      <DetailFields control={control} isCompany hasGeneralEmail />
    </>
  );
}

function CompanyFields({ form }: Props) {
  const { control } = form;
  return (
    <Card title={remote.company}>
      <Columns>
        <TextField control={control} name="name" label={remote.name} required maxLength={120} />
        <KvkField form={form} />
        <VatNumberField control={control} />
        <SelectField
          control={control}
          name="booking_enabled"
          label={texts.bookkeeping}
          hint={texts.bookkeepingHint}
          options={[
            { value: 1, label: remote.yes },
            { value: 0, label: remote.no },
          ]}
        />
        <ActiveField control={control} hint={remote.activeHint} />
      </Columns>
    </Card>
  );
}

function ContactFields({ form: { control } }: Props) {
  const email = { control, type: 'email', maxLength: 254 } as const;
  const person = { control, maxLength: 60 };
  return (
    <Card title={texts.contactPerson}>
      <Columns>
        <TextField {...person} name="first_name" label={remote.firstName} />
        <TextField {...person} name="last_name" label={remote.lastName} />
        <TextField
          {...email}
          name="general_email"
          label={texts.generalEmail}
          hint={texts.generalEmailHint}
          required
        />
        <TextField {...email} name="email" label={texts.email} />
        <TextField control={control} name="phone" type="tel" label={remote.phone} maxLength={30} />
      </Columns>
    </Card>
  );
}
