import { LoadedRelation } from '../loaded-relation';
import { CustomerPage } from './customer-page';
import { useCustomer } from './queries';

/** /relation/edit/:id of a company */
export function EditCustomerPage({ id }: { id: number }) {
  return (
    <LoadedRelation query={useCustomer(id)}>
      {(customer, readAgain) => <CustomerPage customer={customer} readAgain={readAgain} />}
    </LoadedRelation>
  );
}
