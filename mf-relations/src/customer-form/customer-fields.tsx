import { AddressFields } from '@boekwerk/shared/ui/address-fields';
import { DetailFields } from '@boekwerk/shared/ui/party-fields';
import { PaymentAndNote } from '../payment-and-note';
import { texts as remote } from '../texts';
import { CompanyFields } from './company-fields';
import { ContactFields } from './contact-fields';
import type { CustomerFormState } from './use-customer-form';
import { useIsCompany } from './use-is-company';

type Props = Pick<CustomerFormState, 'form'>;

/** All that is kept of a customer or supplier. */
export function CustomerFields({ form }: Props) {
  const { control } = form;
  const isCompany = useIsCompany(form);
  return (
    <>
      <CompanyFields form={form} isCompany={isCompany} />
      <ContactFields form={form} isPerson={!isCompany} />
      <AddressFields control={control} cityLabel={remote.city} />
      <PaymentAndNote control={control} />
      <DetailFields control={control} isCompany={isCompany} />
    </>
  );
}
