import { CountryField, StreetFields } from '@boekwerk/shared/ui/address-fields';
import { TextField } from '@boekwerk/shared/ui/fields';
import { Fold } from '@boekwerk/shared/ui/form';
import { KvkField } from '@boekwerk/shared/ui/kvk';
import { Columns } from '@boekwerk/shared/ui/layout';
import { ActiveField, DetailFields } from '@boekwerk/shared/ui/party-fields';
import { PaymentAndNote } from '../payment-and-note';
import { texts as remote } from '../texts';
import { CompanyDetails, CompanyName } from './company-fields';
import './customer-form.css';
import { texts } from './texts';
import type { CustomerFormState } from './use-customer-form';
import { useIsCompany } from './use-is-company';
import { usePrefilledInvoiceEmail } from './use-prefilled-invoice-email';

type Props = Pick<CustomerFormState, 'form'> & {
  /** Only the name must be there. */
  isBooking?: boolean;
  isNew: boolean;
};

/** What an invoice needs of its customer; all else that is kept of one is folded away. */
export function ShortCustomerFields({ form, isBooking = false, isNew }: Props) {
  const { control } = form;
  const isCompany = useIsCompany(form);
  const prefillInvoiceEmail = usePrefilledInvoiceEmail(form);
  const email = { control, type: 'email', required: !isBooking, maxLength: 254 } as const;
  const person = { control, required: !isCompany, maxLength: 60 };
  return (
    <>
      <Columns>
        <CompanyName form={form} isCompany={isCompany} />
        <KvkField form={form} />
        <TextField {...email} name="email" label={texts.email} onLeave={prefillInvoiceEmail} />
        <StreetFields control={control} cityLabel={remote.city} isOptional={isBooking} />
      </Columns>
      <div className="relations-more">
        <Fold control={control} label={texts.more} summary={texts.folded}>
          <Columns>
            <TextField {...person} name="first_name" label={remote.firstName} />
            <TextField {...person} name="last_name" label={remote.lastName} />
            <TextField {...email} name="general_email" label={texts.invoiceEmail} />
            <TextField
              control={control}
              name="phone"
              type="tel"
              label={remote.phone}
              maxLength={30}
            />
            <CompanyDetails form={form} isCompany={isCompany} />
            <CountryField control={control} />
            {!isNew && <ActiveField control={control} hint={remote.activeHint} />}
          </Columns>
          <PaymentAndNote control={control} />
          <DetailFields control={control} isCompany={isCompany} />
        </Fold>
      </div>
    </>
  );
}
