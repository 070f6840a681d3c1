import type { Customer } from '@boekwerk/shared/contract/customers';
import { partyName } from '@boekwerk/shared/domain/relation/customer-kind';
import { useState } from 'react';
import { RelationPage } from '../relation-page';
import { texts } from '../texts';
import { usePageForm } from '../use-page-form';
import { CustomerFields } from './customer-fields';
import { useCustomerForm } from './use-customer-form';

type Props = {
  /** Leave out for a new one. */
  customer?: Customer;
  /** Shows the customer as it is by now. */
  onRenew?: () => void;
};

/** The page around the form of a customer. */
export function CustomerPage({ customer, onRenew }: Props) {
  const [conflict, setConflict] = useState<string | null>(null);
  const { form, ...saving } = useCustomerForm({
    customer,
    onSaved: () => (customer ? page.changed(texts.changed) : page.created(texts.created)),
    onConflict: customer && setConflict,
  });
  const page = usePageForm({
    form,
    draft: `client.${customer?.id ?? 'new'}`,
    // Under the moment of back then it could never be saved again.
    unkept: ['updated_at'],
  });
  return (
    <RelationPage
      {...(customer && { relation: { id: customer.id, name: partyName(customer) } })}
      {...{ control: form.control, page, saving, conflict, onRenew }}
    >
      <CustomerFields form={form} />
    </RelationPage>
  );
}
