import { call } from '@boekwerk/shared/api-client/call';
import { listCompanyRights } from '@boekwerk/shared/contract/company-users';
import { listEnterprises } from '@boekwerk/shared/contract/firm';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@boekwerk/shared/query';
import { clientsKey, usersKey } from '@boekwerk/shared/query-keys';
import { currentSession } from '@boekwerk/shared/session/session-store';
import { byId } from './choose-rights';

const PAGE = 50;
/** As many as the API gives at once. */
const LARGE_PAGE = 100;

const firmId = () => currentSession().relation_id ?? 0;

/** What a colleague sees now, and which of those clients are no longer offered to choose from. None of it is kept: a form does not start from what was read some time ago. */
export const useCompanyRights = (userId: number) =>
  useQuery({
    queryKey: [...usersKey(), 'rights', userId],
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const rows = await call(listCompanyRights, { params: { id: firmId(), userId }, signal });
      const rights = rows.map(({ enterprise, user_relation: { type } }) => ({
        enterprise_id: enterprise.id,
        type,
      }));
      const clients = rows.map(({ enterprise }) => enterprise);
      const notOffered = clients.filter(({ hidden, type }) => hidden === 1 || type === 1);
      return { rights: byId(rights), notOffered };
    },
  });

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
