import { type Customer, listCustomers } from '@boekwerk/shared/contract/customers';
import { CUSTOMER_KINDS, partyName } from '@boekwerk/shared/domain/relation/customer-kind';
import { useMay } from '@boekwerk/shared/session/use-may';
import { EmptyState } from '@boekwerk/shared/ui/empty';
import { ListPage } from '@boekwerk/shared/ui/list';
import { useListState } from '@boekwerk/shared/ui/list-state';
import { editAddress } from '../addresses';
import { columns, HiddenBadge } from './columns';
import { AddRelation, OverviewActions } from './overview-actions';
import { useCustomers } from './queries';
import { StateFilter } from './state-filter';
import { texts } from './texts';
import { useRowActions } from './use-row-actions';

/** The customers and suppliers of a company. */
export function CustomerOverviewPage() {
  const list = useListState(listCustomers.query, { remember: 'relations', momentary: ['state'] });
  const customers = useCustomers(list.query);
  const actionsOf = useRowActions();
  const isDeleted = list.query.state === 'deleted';
  return (
    <ListPage
      title={texts.title}
      action={<OverviewActions query={list.query} />}
      list={list}
      query={customers}
      filters={<StateFilter {...list} />}
      columns={columns}
      {...(!isDeleted && { rowLink: ({ id }: Customer) => editAddress(id) })}
      rowActions={(customer) => actionsOf({ ...customer, name: partyName(customer) })}
      actionsLabel={(customer) => texts.actionsOf(partyName(customer))}
      isMuted={({ hidden }) => hidden === 1}
      phoneRow={phoneRow}
      empty={<NoCustomers />}
      texts={texts}
    />
  );
}

function NoCustomers() {
  const mayAdd = useMay('addRelations');
  return (
    <EmptyState
      picture="relations"
      title={texts.none}
      text={mayAdd ? texts.noneHint : texts.noneToAdd}
      action={mayAdd && <AddRelation />}
    />
  );
}

const phoneRow = (customer: Customer) => ({
  title: partyName(customer),
  meta: customer.email,
  badge: customer.hidden ? <HiddenBadge /> : CUSTOMER_KINDS[customer.enterprise_relation_type],
});
