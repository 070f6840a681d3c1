import { call } from '@boekwerk/shared/api-client/call';
import { useIntentKey } from '@boekwerk/shared/api-client/intent-key';
import { isRefusal } from '@boekwerk/shared/api-client/is-refusal';
import {
  type AccountingTask,
  getAccountingTask,
} from '@boekwerk/shared/contract/bookkeeping/accounting-task';
import {
  createRelationLink,
  getRelationLinks,
  listRelationLinks,
  listUncoupledAccounts,
  saveRelationLink,
} from '@boekwerk/shared/contract/bookkeeping/relation-links';
import type { InputOf } from '@boekwerk/shared/contract/endpoint';
import type { Tag } from '@boekwerk/shared/domain/document/tag';
import { LedgerType, type RelationLedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@boekwerk/shared/query';
import { clientsKey, companyKey } from '@boekwerk/shared/query-keys';

/** A purchase is of a creditor, a sale of a debtor. */
export const ledgerTypeOf = (tag: Tag): RelationLedgerType =>
  tag === 'INK' ? LedgerType.supplier : LedgerType.customer;

const linksKey = () => companyKey('relation-links');

/** The first relations by name that fit a search. */
export const useRelationLinks = (type: RelationLedgerType, search: string) =>
  useQuery({
    queryKey: [...linksKey(), 'choice', type, search],
    queryFn: ({ signal }) => call(listRelationLinks, { query: { type, search }, signal }),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });

/** What the chosen relation is in the package. */
export const useRelationLink = (type: RelationLedgerType, id: number | null) =>
  useQuery({
    queryKey: [...linksKey(), 'one', id],
    queryFn: ({ signal }) => call(getRelationLinks, { params: { id: id ?? 0 }, signal }),
    enabled: id !== null,
    select: (links) => links.find((link) => link.type === type),
  });

/** How often is asked how far the package is. */
const POLL_MS = 1_500;

/** How far the package is with a relation that it makes; null for none. */
export const useLinkTask = (id: number | null) =>
  useQuery({
    queryKey: [...linksKey(), 'task', id],
    queryFn: ({ signal }) => call(getAccountingTask, { params: { id: id ?? 0 }, signal }),
    enabled: id !== null,
    refetchInterval: ({ state: { data } }) => !hasEnded(data?.state) && POLL_MS,
  });

/** Whether the package has made it, or said that it cannot. */
export const hasEnded = (state: AccountingTask['state'] | undefined): boolean =>
  state === 'done' || state === 'failed';

/** Debtors or creditors that are nobody's yet, those that look like the relation first. */
export const useUncoupledAccounts = (
  type: RelationLedgerType,
  relation_id: number,
  search: string,
) =>
  useQuery({
    queryKey: [...linksKey(), 'uncoupled', type, relation_id, search],
    queryFn: ({ signal }) =>
      call(listUncoupledAccounts, { query: { type, relation_id, search }, signal }),
    placeholderData: keepPreviousData,
  });

type NewLink = InputOf<typeof createRelationLink>['body'];

export function useCreateLink() {
  const refresh = useRefreshLinks();
  const keyOf = useIntentKey();
  return useMutation({
    mutationFn: (body: NewLink) => call(createRelationLink, { body, idempotencyKey: keyOf(body) }),
    onSettled: (_, error) => {
      // What the package refused is asked once more after it was mended. A host that was built before cannot.
      if (error === null || isRefusal(error)) keyOf.over?.();
      return refresh();
    },
  });
}

export function useSaveLink() {
  const refresh = useRefreshLinks();
  return useMutation({
    mutationFn: (body: InputOf<typeof saveRelationLink>['body']) =>
      call(saveRelationLink, { body }),
    onSettled: refresh,
  });
}

/** Reads anew who there is, and what they are in the package. */
export function useRefreshLinks() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: linksKey() }),
      client.invalidateQueries({ queryKey: clientsKey() }),
    ]);
}
