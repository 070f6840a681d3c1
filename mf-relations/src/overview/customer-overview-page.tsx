import type { Customer } from '@boekwerk/shared/contract/customers';
import { CUSTOMER_KINDS, partyName } from '@boekwerk/shared/domain/relation/customer-kind';
import { useMay } from '@boekwerk/shared/session/use-may';
import { useListState } from '@boekwerk/shared/ui/list-state';
import { CustomerQuery } from './by-name';
import { columns, HiddenBadge } from './columns';
import { REMEMBERED, useCustomers } from './queries';
import { RelationList } from './relation-list';
import { texts } from './texts';
import { useRowActions } from './use-row-actions';

/** The customers and suppliers of a company. */
export function CustomerOverviewPage() {
  const list = useListState(CustomerQuery, REMEMBERED);
  const customers = useCustomers(list.query);
  const actionsOf = useRowActions();
  return (
    <RelationList
      list={list}
      query={customers}
      relationOf={(customer) => customer}
      columns={columns}
      phoneRow={phoneRow}
      rowActions={(customer) => actionsOf({ ...customer, name: partyName(customer) })}
      mayChange
      noneText={useMay('addRelations') ? texts.noneHint : texts.noneToAdd}
    />
  );
}

const phoneRow = (customer: Customer) => ({
  title: partyName(customer),
  meta: customer.email,
  badge: customer.hidden ? <HiddenBadge /> : CUSTOMER_KINDS[customer.enterprise_relation_type],
});
