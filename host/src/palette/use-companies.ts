import { call } from '@boekwerk/shared/api-client/call';
import { listAssignedEnterprises, listEnterprises } from '@boekwerk/shared/contract/firm';
import { useQuery } from '@boekwerk/shared/query';
import { companyKey } from '@boekwerk/shared/query-keys';
import { useSession } from '@boekwerk/shared/session/session-store';
import { named } from '../shell/selector/named';
import { type Firm, useAdministrations } from '../shell/selector/queries';
import type { PaletteRow } from './palette-row';
import { texts } from './texts';
import type { FoundGroup } from './use-found-groups';

/** How many rows there is room for. */
const FEW = 5;

/** The other companies that can be gone on in: clients of the firm, or administrations of one's own. */
export function useCompanies(search: string): FoundGroup[] {
  const type = useSession((session) => session.type);
  const original = useSession((session) => session.original);
  const isFirm = type === 1 || original !== null;
  const clients = useClients(isFirm, search);
  const own = useOwn(!isFirm, search);
  if (search === '') return [];
  return isFirm ? [clients] : [own];
}

function useClients(isEnabled: boolean, search: string): FoundGroup {
  const { relation, original, is_owner } = useSession((session) => session);
  const firm: Firm | null = original ?? (relation && { id: relation.id, is_owner });
  const answer = useQuery({
    queryKey: companyKey('palette', 'companies', search),
    queryFn: ({ signal }) =>
      call(firm?.is_owner ? listEnterprises : listAssignedEnterprises, {
        params: { id: firm?.id ?? 0 },
        query: { itemsPerPage: FEW, order: 'asc', search, shown: 'choosable' },
        signal,
      }),
    enabled: isEnabled && firm !== null && search !== '',
  });
  const back = original && named([original], search).map(({ id, name }) => backTo(id, name));
  const found = (answer.data?.data ?? [])
    .map(({ enterprise }) => enterprise)
    .filter(({ id }) => id !== relation?.id && id !== firm?.id)
    .map(({ id, name }): PaletteRow => {
      const leadsTo = { relation_id: id, impersonate: true };
      return {
        id: `client ${id}`,
        title: name,
        detail: texts.openClient,
        icon: 'company',
        leadsTo,
      };
    });
  return {
    title: texts.clients,
    rows: [...(back ?? []), ...found],
    isPending: isEnabled && answer.isPending,
    hasFailed: answer.isError,
    onRetry: () => void answer.refetch(),
  };
}

const backTo = (id: number, name: string): PaletteRow => ({
  id: `firm ${id}`,
  title: texts.backTo(name),
  icon: 'switch',
  leadsTo: { relation_id: id },
});

function useOwn(isEnabled: boolean, search: string): FoundGroup {
  const current = useSession(({ relation_id }) => relation_id);
  const answer = useAdministrations(isEnabled);
  const others = (answer.data ?? [])
    .map(({ relation }) => relation)
    .filter(({ id, active }) => active === 1 && id !== current);
  const rows = named(others, search).map(({ id, name }): PaletteRow => {
    const leadsTo = { relation_id: id };
    return { id: `company ${id}`, title: name, detail: texts.openClient, icon: 'company', leadsTo };
  });
  return {
    title: texts.administrations,
    rows: rows.slice(0, FEW),
    isPending: isEnabled && answer.isPending,
    hasFailed: isEnabled && answer.isError,
    onRetry: () => void answer.refetch(),
  };
}
