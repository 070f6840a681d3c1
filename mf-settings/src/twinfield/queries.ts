import { call } from '@boekwerk/shared/api-client/call';
import { useIntentKey } from '@boekwerk/shared/api-client/intent-key';
import { useFreshQuery } from '@boekwerk/shared/api-client/use-fresh-query';
import {
  checkConnection,
  listEnterprises,
  listOrganizations,
  saveEnterprise,
  syncLedgerAccounts,
} from '@boekwerk/shared/contract/bookkeeping/connection';
import {
  authorizeTwinfield,
  createCredentials,
  listCredentials,
  updateCredentials,
} from '@boekwerk/shared/contract/bookkeeping/credentials';
import {
  type LedgerAccount,
  listLedgerAccounts,
  saveDefaults,
} from '@boekwerk/shared/contract/bookkeeping/ledger-accounts';
import {
  listTaxDefaults,
  saveTaxDefaults,
} from '@boekwerk/shared/contract/bookkeeping/tax-defaults';
import type { InputOf, ReplyOf } from '@boekwerk/shared/contract/endpoint';
import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@boekwerk/shared/query';
import { companyKey } from '@boekwerk/shared/query-keys';

export type Connection = ReplyOf<typeof checkConnection>;

const connectionKey = () => companyKey('connection');
const ledgersKey = (type: LedgerType) => companyKey('ledger-accounts', type);
const journalsKey = () => ledgersKey(LedgerType.journal);
const taxDefaultsKey = () => companyKey('tax-defaults');

export const useConnection = () =>
  useQuery({
    queryKey: connectionKey(),
    queryFn: ({ signal }) => call(checkConnection, { signal }),
  });

/** The organisations that the firm has linked, with how each stands. */
export const useCredentials = () =>
  useQuery({
    queryKey: companyKey('connection', 'credentials'),
    queryFn: ({ signal }) => call(listCredentials, { signal }),
  });

/** Those of them that an office can be chosen of. */
export const useOrganizations = () =>
  useQuery({
    queryKey: companyKey('connection', 'organizations'),
    queryFn: ({ signal }) => call(listOrganizations, { signal }),
  });

const officesKey = () => companyKey('connection', 'offices');

/** The offices of an organisation, as the package has them now. */
export const useOffices = (credentials_id: number) =>
  useQuery({
    queryKey: [...officesKey(), credentials_id],
    queryFn: ({ signal }) => call(listEnterprises, { params: { id: credentials_id }, signal }),
    staleTime: 60_000,
  });

/** What has a code of this type in the linked office; a form does not start from what was read some time ago. */
export const useLedgers = (type: LedgerType) => useFreshQuery(useQuery(ledgersQuery(type)));

const ledgersQuery = (type: LedgerType) =>
  queryOptions({
    queryKey: ledgersKey(type),
    queryFn: ({ signal }) => call(listLedgerAccounts, { query: { type }, signal }),
  });

/** Reads what was chosen of the journals, as it is now. */
export function useReadJournals() {
  const client = useQueryClient();
  return () => client.fetchQuery({ ...ledgersQuery(LedgerType.journal), staleTime: 0 });
}

export const useTaxDefaults = () => useFreshQuery(useQuery(taxDefaultsQuery()));

const taxDefaultsQuery = () =>
  queryOptions({
    queryKey: taxDefaultsKey(),
    queryFn: ({ signal }) => call(listTaxDefaults, { signal }),
  });

/** Reads what was chosen for each kind of VAT, as it is now. */
export function useReadTaxes() {
  const client = useQueryClient();
  return () => client.fetchQuery({ ...taxDefaultsQuery(), staleTime: 0 });
}

export type { LedgerAccount };

/** The address of the package's page where consent is given; for a new organisation it is `null`. */
export const useAuthorize = () =>
  useMutation({
    mutationFn: (credentials_id: number | null) =>
      call(authorizeTwinfield, {
        query: credentials_id === null ? {} : { credentials_id },
      }),
  });

type Given = { code: string; state: string; credentials_id: number | null };

/** Hands over the consent that the browser came back with. */
export function useGiveConsent() {
  const keyFor = useIntentKey();
  return useMutation({
    mutationFn: ({ credentials_id, ...consent }: Given) => {
      const idempotencyKey = keyFor(consent);
      return credentials_id === null
        ? call(createCredentials, { body: consent, idempotencyKey })
        : call(updateCredentials, { body: { id: credentials_id, ...consent }, idempotencyKey });
    },
  });
}

export function useSaveEnterprise() {
  const keyFor = useIntentKey();
  return useMutation({
    mutationFn: (body: InputOf<typeof saveEnterprise>['body']) =>
      call(saveEnterprise, { body, idempotencyKey: keyFor(body) }),
  });
}

export const useSync = () => useMutation({ mutationFn: () => call(syncLedgerAccounts, {}) });

type Tags = InputOf<typeof saveDefaults>['body']['tags'];
type Taxes = InputOf<typeof saveTaxDefaults>['body']['taxes'];

export function useSaveJournals() {
  const client = useQueryClient();
  const renew = useRenewConnection();
  return useMutation({
    mutationFn: (tags: Tags) => call(saveDefaults, { body: { tags } }),
    onSuccess: (journals) => client.setQueryData(journalsKey(), journals),
    // An account may be gone since it was offered.
    onError: () => void renew(),
  });
}

export function useSaveTaxes() {
  const client = useQueryClient();
  const renew = useRenewConnection();
  return useMutation({
    mutationFn: (taxes: Taxes) => call(saveTaxDefaults, { body: { taxes } }),
    onSuccess: (defaults) => client.setQueryData(taxDefaultsKey(), defaults),
    onError: () => void renew(),
  });
}

/** Reads all that a task may have changed anew. */
export function useRenewConnection() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: connectionKey() }),
      client.invalidateQueries({ queryKey: companyKey('ledger-accounts') }),
      client.invalidateQueries({ queryKey: taxDefaultsKey() }),
    ]);
}

/** Reads anew which offices there are, and which are taken. */
export function useRenewOffices() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: officesKey() });
}
