import { type Client, listClients } from '@boekwerk/shared/contract/clients';
import { CLIENT_KINDS, partyName } from '@boekwerk/shared/domain/relation/customer-kind';
import { useMay } from '@boekwerk/shared/session/use-may';
import { EmptyState } from '@boekwerk/shared/ui/empty';
import { ListPage } from '@boekwerk/shared/ui/list';
import { useListState } from '@boekwerk/shared/ui/list-state';
import { editAddress } from '../addresses';
import { columns, HiddenBadge } from './columns';
import { AddRelation, OverviewActions } from './overview-actions';
import { useClients } from './queries';
import { StateFilter } from './state-filter';
import { texts } from './texts';
import { useRowActions } from './use-row-actions';

/** The customers and suppliers of a company. */
export function ClientOverviewPage() {
  const list = useListState(listClients.query, { remember: 'relations', momentary: ['state'] });
  const clients = useClients(list.query);
  const actionsOf = useRowActions();
  const isDeleted = list.query.state === 'deleted';
  return (
    <ListPage
      title={texts.title}
      action={<OverviewActions query={list.query} />}
      list={list}
      query={clients}
      filters={<StateFilter {...list} />}
      columns={columns}
      {...(!isDeleted && { rowLink: ({ id }: Client) => editAddress(id) })}
      rowActions={(client) => actionsOf({ ...client, name: partyName(client) })}
      actionsLabel={(client) => texts.actionsOf(partyName(client))}
      isMuted={({ hidden }) => hidden === 1}
      phoneRow={phoneRow}
      empty={<NoClients />}
      texts={texts}
    />
  );
}

function NoClients() {
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

const phoneRow = (client: Client) => ({
  title: partyName(client),
  meta: client.email,
  badge: client.hidden ? <HiddenBadge /> : CLIENT_KINDS[client.enterprise_relation_type],
});
