import { CUSTOMER_KINDS } from '@boekwerk/shared/domain/relation/customer-kind';
import { AddressFields } from '@boekwerk/shared/ui/address-fields';
import { RadioField, TextField } from '@boekwerk/shared/ui/fields';
import { KvkField } from '@boekwerk/shared/ui/kvk';
import { Card, Columns } from '@boekwerk/shared/ui/layout';
import { ActiveField, PaymentFields } from '@boekwerk/shared/ui/party-fields';
import { VatNumberField } from '@boekwerk/shared/ui/vat-number';
import { texts } from './texts';
import type { ProjectFormState } from './use-project-form';

const { cards, fields } = texts;

/** All that is kept of a project. */
export function ProjectFields({ form }: { form: ProjectFormState }) {
  const { control } = form;
  return (
    <>
      <CompanyFields form={form} />
      <ContactFields form={form} />
      <AddressFields control={control} cityLabel={fields.city} isOptional />
      <PaymentFields control={control} />
    </>
  );
}

function CompanyFields({ form }: { form: ProjectFormState }) {
  const { control } = form;
  return (
    <Card title={cards.company}>
      <Columns>
        <TextField control={control} name="name" label={fields.name} required maxLength={120} />
        <KvkField form={form} />
        <VatNumberField control={control} />
        <RadioField
          control={control}
          name="enterprise_project_type"
          label={fields.type}
          options={types}
        />
        <ActiveField control={control} hint={fields.activeHint} />
      </Columns>
    </Card>
  );
}

function ContactFields({ form: { control } }: { form: ProjectFormState }) {
  const person = { control, maxLength: 60 };
  return (
    <Card title={cards.contact}>
      <Columns>
        <TextField {...person} name="first_name" label={fields.firstName} />
        <TextField {...person} name="last_name" label={fields.lastName} />
        <TextField
          control={control}
          name="email"
          type="email"
          label={fields.email}
          maxLength={254}
        />
        <TextField control={control} name="phone" type="tel" label={fields.phone} maxLength={30} />
      </Columns>
    </Card>
  );
}

const types = (['client', 'supplier'] as const).map((value) => ({
  value,
  label: CUSTOMER_KINDS[value],
}));
