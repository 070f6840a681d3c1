import { isEnterpriseLike } from '@boekwerk/shared/domain/client-kind';
import { PAYMENT_PERIODS } from '@boekwerk/shared/domain/payment-period';
import { AddressFields } from '@boekwerk/shared/ui/address-fields';
import { TextAreaField, TextField } from '@boekwerk/shared/ui/fields';
import { ErrorSummary, RequiredHint, useWatch } from '@boekwerk/shared/ui/form';
import { KvkField } from '@boekwerk/shared/ui/kvk';
import { Columns, Sheet, WideColumn } from '@boekwerk/shared/ui/layout';
import { SelectField } from '@boekwerk/shared/ui/select-field';
import { useRef } from 'react';
import { texts } from './texts';
import type { ClientFormState } from './use-client-form';

type Props = Pick<ClientFormState, 'form'> & {
  /** Only the name must be there. */
  isBooking?: boolean;
};

/** All that is kept of a customer or supplier. */
export function ClientFields({ form, isBooking }: Props) {
  return (
    <>
      <ErrorSummary control={form.control} />
      <RequiredHint />
      <CompanyFields form={form} />
      <ContactFields form={form} isBooking={isBooking} />
      <AddressFields control={form.control} cityLabel={texts.city} isOptional={isBooking} />
      <PaymentFields form={form} />
    </>
  );
}

function CompanyFields({ form }: Props) {
  const { control } = form;
  const isCompany = useIsCompany(control);
  return (
    <Sheet title={texts.company}>
      <Columns>
        <TextField
          control={control}
          name="name"
          label={texts.name}
          required={isCompany}
          hint={isCompany ? undefined : texts.personHint}
          maxLength={120}
        />
        <KvkField form={form} />
        <TextField control={control} name="tax_number" label={texts.taxNumber} maxLength={30} />
        <SelectField
          control={control}
          name="enterprise_relation_type"
          label={texts.kind}
          options={kinds}
        />
        <SelectField control={control} name="hidden" label={texts.active} options={activeOptions} />
      </Columns>
    </Sheet>
  );
}

function ContactFields({ form, isBooking = false }: Props) {
  const { control } = form;
  const isPerson = !useIsCompany(control);
  const prefillInvoiceEmail = usePrefilledInvoiceEmail(form);
  return (
    <Sheet title={texts.contact}>
      <Columns>
        <TextField
          control={control}
          name="first_name"
          label={texts.firstName}
          required={isPerson}
          maxLength={60}
        />
        <TextField
          control={control}
          name="last_name"
          label={texts.lastName}
          required={isPerson}
          maxLength={60}
        />
        <TextField
          control={control}
          name="email"
          type="email"
          label={texts.email}
          required={!isBooking}
          maxLength={254}
          onLeave={prefillInvoiceEmail}
        />
        <TextField
          control={control}
          name="general_email"
          type="email"
          label={texts.invoiceEmail}
          required={!isBooking}
          maxLength={254}
        />
        <TextField control={control} name="phone" type="tel" label={texts.phone} maxLength={30} />
      </Columns>
    </Sheet>
  );
}

function PaymentFields({ form: { control } }: Props) {
  return (
    <Sheet title={texts.payment}>
      <Columns>
        <TextField control={control} name="bank_account" label={texts.bankAccount} maxLength={42} />
        <SelectField
          control={control}
          name="payment_period"
          label={texts.paymentPeriod}
          options={periods}
        />
        <WideColumn>
          <TextAreaField control={control} name="note" label={texts.note} maxLength={1000} />
        </WideColumn>
      </Columns>
    </Sheet>
  );
}

/** Whether what is filled in so far is a company; a person needs a first and a last name instead. */
function useIsCompany(control: Props['form']['control']): boolean {
  const [name = '', coc_number = '', tax_number = '', enterprise_relation_type = 'client'] =
    useWatch({ control, name: ['name', 'coc_number', 'tax_number', 'enterprise_relation_type'] });
  return isEnterpriseLike({ name, coc_number, tax_number, enterprise_relation_type });
}

/** Most invoices go to the one address there is: they follow it until somebody fills in another. */
function usePrefilledInvoiceEmail({ getValues, setValue }: Props['form']) {
  const prefilled = useRef('');
  return (typed: string) => {
    const email = typed.trim();
    const current = getValues('general_email') ?? '';
    if (email === '' || (current !== '' && current !== prefilled.current)) return;
    prefilled.current = email;
    setValue('general_email', email, { shouldDirty: true, shouldValidate: true });
  };
}

const kinds = [
  { value: 'client', label: texts.kinds.client },
  { value: 'supplier', label: texts.kinds.supplier },
];

/** The question is whether somebody is active; what is stored is whether they are hidden. */
const activeOptions = [
  { value: 0, label: texts.yes },
  { value: 1, label: texts.no },
];

const periods = PAYMENT_PERIODS.map(({ days, name }) => ({ value: days, label: name }));
