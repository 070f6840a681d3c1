import { CLIENT_STATS_SORTS, getClientStats } from '@boekwerk/shared/contract/bookkeeping/clients';
import { partyName } from '@boekwerk/shared/domain/relation/customer-kind';
import { useMay } from '@boekwerk/shared/session/use-may';
import { useSwitchRelation } from '@boekwerk/shared/switch-relation';
import { LinkButton } from '@boekwerk/shared/ui/button';
import { ListPart } from '@boekwerk/shared/ui/list';
import { useListState } from '@boekwerk/shared/ui/list-state';
import * as v from 'valibot';
import { type Client, useClients } from '../../parts/clients/use-clients';
import { remarkOn } from '../client-columns';
import { NoClients } from '../no-clients';
import { texts } from './texts';
import { kindsOf, NamedCount, NamedDueDay, waitingColumns } from './waiting-columns';

/** The client with the most to do comes first. */
const Query = v.object({
  ...getClientStats.query.entries,
  sort: v.optional(v.picklist(CLIENT_STATS_SORTS), 'waiting'),
  order: v.optional(v.picklist(['asc', 'desc']), 'desc'),
});

/** On a firm's dashboard: what waits of each client, why and until when, and the way into its documents. */
export function Widget() {
  const list = useListState(Query, { remember: 'waiting-clients' });
  const clients = useClients(list.query, useMay('firm'));
  const goOnIn = useSwitchRelation();
  const open = ({ relation_id, type }: Client, tab = '') => {
    if (type === 1) return;
    const to = tab === '' ? DOCUMENTS : `${DOCUMENTS}?tab=${tab}`;
    goOnIn({ relation_id, impersonate: true, to });
  };
  return (
    <ListPart
      title={texts.title}
      action={<LinkButton to="/administration/accountant/work">{texts.toWork}</LinkButton>}
      list={list}
      query={clients}
      columns={waitingColumns(open)}
      onOpen={open}
      isMuted={({ waiting }) => waiting === 0}
      phoneRow={(client) => {
        const kinds = kindsOf(client);
        return {
          title: partyName(client),
          amount: client.waiting > 0 && texts.waiting(client.waiting),
          meta: (
            <>
              {remarkOn(client) || texts.phoneMeta(client, kinds.length > 0)}
              <NamedDueDay client={client} />
            </>
          ),
          links:
            kinds.length > 0 &&
            kinds.map((kind) => (
              <NamedCount key={kind} client={client} kind={kind} onOpen={open} />
            )),
        };
      }}
      empty={<NoClients />}
      texts={texts.list}
    />
  );
}

const DOCUMENTS = '/administration/document/overview';
