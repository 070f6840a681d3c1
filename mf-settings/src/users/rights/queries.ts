import { ApiError } from '@boekwerk/shared/api-client/api-error';
import { call } from '@boekwerk/shared/api-client/call';
import {
  type CompanyUser,
  listCompanyRights,
  listUsers,
} from '@boekwerk/shared/contract/company-users';
import { listEnterprises } from '@boekwerk/shared/contract/firm';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@boekwerk/shared/query';
import { clientsKey, usersKey } from '@boekwerk/shared/query-keys';
import { currentSession } from '@boekwerk/shared/session/session-store';
import { byId, type Rights } from './choose-rights';
import type { NotOffered } from './not-offered';
import { texts } from './texts';

const PAGE = 50;
/** As many as the API gives at once. */
const LARGE_PAGE = 100;

const firmId = () => currentSession().relation_id ?? 0;

/** A user, and of a colleague of a firm what they see. */
export type KnownUser = {
  user: CompanyUser;
  rights?: Rights;
  /** Those among them that are no longer offered: they can still be withdrawn. */
  notOffered?: readonly NotOffered[];
};

/**
 * A user of the list as they are now. Nothing is kept of what a colleague sees: a form does not start from what was read
 * some time ago.
 */
export const useKnownUser = (user: CompanyUser, givesRights: boolean) =>
  useQuery<KnownUser>({
    queryKey: [...usersKey(), 'known', user.id, givesRights],
    gcTime: 0,
    queryFn: async ({ signal }) => {
      // First: a version that is newer than the rights beside it would let them be overwritten unseen.
      const now = sameAs(user, await call(listUsers, { signal }));
      if (!now) throw new ApiError(404, { message: texts.gone });
      return { user: now, ...(givesRights && (await rightsOf(now.id, signal))) };
    },
    ...(!givesRights && { initialData: { user } }),
  });

/** Who has accepted an invitation since goes by another number, and by the same address. */
const sameAs = ({ id, email }: CompanyUser, users: readonly CompanyUser[]) =>
  users.find((now) => now.id === id) ??
  users.find((now) => now.email.toLowerCase() === email.toLowerCase());

async function rightsOf(userId: number, signal: AbortSignal) {
  const rows = await call(listCompanyRights, { params: { id: firmId(), userId }, signal });
  const rights = rows.map(({ enterprise, user_relation: { type } }) => ({
    enterprise_id: enterprise.id,
    type,
  }));
  const clients = rows.map(({ enterprise }) => enterprise);
  const notOffered = clients.filter(({ hidden, type }) => hidden === 1 || type === 1);
  return { rights: byId(rights), notOffered };
}

/** The clients of the own firm that a colleague can be given, by name, page after page. */
export const useFirmClients = (search: string) =>
  useInfiniteQuery({
    queryKey: [...clientsKey(), 'by name', search],
    queryFn: ({ pageParam, signal }) => pageOfCustomers({ search, page: pageParam, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ pagination: { page, pageCount } }) =>
      page < pageCount ? page + 1 : undefined,
    placeholderData: keepPreviousData,
  });

/** The ids of all clients that a search finds. */
export const useFindAllClients = () =>
  useMutation({
    mutationFn: async (search: string) => {
      const ids: number[] = [];
      let pages = 1;
      for (let page = 1; page <= pages; page += 1) {
        const found = await pageOfCustomers({ search, page, itemsPerPage: LARGE_PAGE });
        ids.push(...found.data.map(({ enterprise }) => enterprise.id));
        pages = found.pagination.pageCount;
      }
      return ids;
    },
  });

type Wanted = { search: string; page: number; itemsPerPage?: number; signal?: AbortSignal };

const pageOfCustomers = ({ search, page, itemsPerPage = PAGE, signal }: Wanted) =>
  call(listEnterprises, {
    params: { id: firmId() },
    query: { search, page, itemsPerPage, sort: 'name', order: 'asc', shown: 'choosable' },
    signal,
  });
