import { type Client, listClients } from '@boekwerk/shared/contract/clients';
import { partyName } from '@boekwerk/shared/domain/client-kind';
import { StatusBadge } from '@boekwerk/shared/ui/badge';
import { LinkButton } from '@boekwerk/shared/ui/button';
import { EmptyState } from '@boekwerk/shared/ui/empty';
import { PlusOutlined } from '@boekwerk/shared/ui/icons';
import { ListPage } from '@boekwerk/shared/ui/list';
import { useListState } from '@boekwerk/shared/ui/list-state';
import { columns } from './columns';
import { useClients } from './queries';
import { texts } from './texts';

/** The customers and suppliers of a company. */
export function ClientOverviewPage() {
  const list = useListState(listClients.query);
  const clients = useClients(list.query);
  return (
    <ListPage
      title={texts.title}
      action={<AddClient />}
      list={list}
      query={clients}
      columns={columns}
      rowLink={editAddress}
      phoneRow={phoneRow}
      empty={
        <EmptyState
          picture="relations"
          title={texts.none}
          text={texts.noneHint}
          action={<AddClient />}
        />
      }
      texts={texts}
    />
  );
}

function AddClient() {
  return (
    <LinkButton type="primary" to="/relation/create" icon={<PlusOutlined aria-hidden />}>
      {texts.add}
    </LinkButton>
  );
}

const editAddress = ({ id }: Client) => `/relation/edit/${id}`;

const phoneRow = (client: Client) => ({
  title: partyName(client),
  meta: client.email,
  badge: client.hidden ? (
    <StatusBadge tone="neutral">{texts.inactive}</StatusBadge>
  ) : (
    texts.kinds[client.enterprise_relation_type]
  ),
});
