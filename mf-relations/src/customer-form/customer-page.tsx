import type { Customer } from '@boekwerk/shared/contract/customers';
import { partyName } from '@boekwerk/shared/domain/relation/customer-kind';
import { RelationPage } from '../relation-page';
import { texts } from '../texts';
import { useLeaveSaved } from '../use-leave-saved';
import { CustomerFields } from './customer-fields';
import { useCustomerForm } from './use-customer-form';

type Props = {
  /** Leave out for a new one. */
  customer?: Customer;
  /** Gives an existing one as somebody else saved it. */
  readAgain?: () => Promise<Customer>;
};

/** The page around the form of a customer. */
export function CustomerPage({ customer, readAgain }: Props) {
  const leaveSaved = useLeaveSaved();
  const saved = useCustomerForm({
    customer,
    readAgain,
    onSaved: () =>
      saved.leave(() =>
        leaveSaved(customer ? texts.changed : texts.created, customer === undefined),
      ),
  });
  return (
    <RelationPage
      relation={customer && { id: customer.id, name: partyName(customer) }}
      saved={saved}
    >
      <CustomerFields form={saved.form} />
    </RelationPage>
  );
}
