import { getClientStats } from '@boekwerk/shared/contract/bookkeeping/clients';
import { partyName } from '@boekwerk/shared/domain/relation/customer-kind';
import { useMay } from '@boekwerk/shared/session/use-may';
import { useSwitchRelation } from '@boekwerk/shared/switch-relation';
import { ListPage } from '@boekwerk/shared/ui/list';
import { useListState } from '@boekwerk/shared/ui/list-state';
import { type Client, useClients } from '../parts/clients/use-clients';
import { clientColumns, remarkOn } from './client-columns';
import { NoClients } from './no-clients';
import { REMEMBERED } from './prefetch-clients';
import { texts } from './texts';

/** /administration/accountant/relation/overview: how the documents stand of each client whose books the caller keeps. */
export function ClientsPage() {
  const list = useListState(getClientStats.query, REMEMBERED);
  const clients = useClients(list.query, useMay('firm'));
  const goOnIn = useSwitchRelation();
  const open = ({ relation_id, type }: Client) => {
    if (type === 0) goOnIn({ relation_id, impersonate: true, to: DOCUMENTS });
  };
  return (
    <ListPage
      title={texts.title}
      list={list}
      query={clients}
      columns={clientColumns(open)}
      onOpen={open}
      isMuted={(client) => remarkOn(client) !== ''}
      phoneRow={(client) => ({
        title: partyName(client),
        meta: remarkOn(client) || texts.phoneMeta(client),
        badge: <span className="bw-figures">{texts.toProcess(client)}</span>,
      })}
      empty={<NoClients />}
      texts={texts.list}
    />
  );
}

const DOCUMENTS = '/administration/document/overview';
