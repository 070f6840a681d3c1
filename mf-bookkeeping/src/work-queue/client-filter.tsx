import { ApiError } from '@boekwerk/shared/api-client/api-error';
import { getClientStats } from '@boekwerk/shared/contract/bookkeeping/clients';
import { partyName } from '@boekwerk/shared/domain/relation/customer-kind';
import { useMay } from '@boekwerk/shared/session/use-may';
import type { ListState } from '@boekwerk/shared/ui/list-state';
import { SelectInput } from '@boekwerk/shared/ui/select';
import { useServerSearch } from '@boekwerk/shared/ui/server-search';
import { useEffect, useEffectEvent, useId } from 'react';
import * as v from 'valibot';
import { useClient, useClients } from '../parts/clients/use-clients';
import type { WorkQuery } from './queries';
import { texts } from './texts';

type Props = { list: ListState<WorkQuery> };

/** What waits of one client alone; the server searches among them. One who is a client no longer is no filter. */
export function ClientFilter({ list }: Props) {
  const id = useId();
  const search = useServerSearch();
  const { relation_id } = list.query;
  const clients = useClients({ ...firstClients, search: search.asked }, useMay('firm'));
  const { data: chosen, error } = useClient(relation_id);
  const isGone = error instanceof ApiError && error.status === 404;
  const showAll = useEffectEvent(() => list.correct({ relation_id: '' }));
  useEffect(() => {
    if (isGone) showAll();
  }, [isGone]);
  const found = clients.data?.data ?? [];
  const shown = search.text === '' && chosen ? [chosen] : [];
  const options = new Map([...shown, ...found].map((one) => [one.relation_id, partyName(one)]));
  return (
    <span className="bookkeeping-work-client">
      <SelectInput
        id={id}
        aria-label={texts.ofClient}
        value={relation_id === '' ? null : relation_id}
        onChange={(value) => list.change({ relation_id: value ?? '' })}
        onSearch={search.type}
        isWaiting={search.isWaitingFor(clients)}
        isClearable
        options={[...options].map(([value, label]) => ({ value, label }))}
        placeholder={texts.allClients}
        nothingFound={texts.noClients}
        answer={clients}
      />
    </span>
  );
}

const firstClients = v.parse(getClientStats.query, { itemsPerPage: 20 });
