import { AddressFields } from '@boekwerk/shared/ui/address-fields';
import { DetailFields } from '@boekwerk/shared/ui/party-fields';
import { PaymentAndNote } from '../payment-and-note';
import { texts as remote } from '../texts';
import { CompanyFields } from './company-fields';
import { ContactFields } from './contact-fields';
import type { CustomerFormState } from './use-customer-form';
import { useIsCompany } from './use-is-company';

type Props = Pick<CustomerFormState, 'form'> & {
  /** Only the name must be there. */
  isBooking?: boolean;
};

/** All that is kept of a customer or supplier. */
export function CustomerFields({ form, isBooking = false }: Props) {
  const { control } = form;
  const isCompany = useIsCompany(form);
  return (
    <>
      <CompanyFields form={form} isCompany={isCompany} />
      <ContactFields form={form} isPerson={!isCompany} isBooking={isBooking} />
      <AddressFields control={control} cityLabel={remote.city} isOptional={isBooking} />
      <PaymentAndNote control={control} />
      <DetailFields control={control} isCompany={isCompany} />
    </>
  );
}
