import { call } from '@boekwerk/shared/api-client/call';
import {
  type LedgerAccount,
  listLedgerAccounts,
} from '@boekwerk/shared/contract/bookkeeping/ledger-accounts';
import type { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { useQuery } from '@boekwerk/shared/query';
import { companyKey } from '@boekwerk/shared/query-keys';
import { useSession } from '@boekwerk/shared/session/session-store';

export type LedgerOptions = readonly { value: number; label: string }[];

/** The projects or cost centres of the connected accounting package; null as long as they are not known. */
export function useLedgers(type: LedgerType): LedgerOptions | null {
  const hasConnection = useSession(({ relation }) => relation?.has_connection ?? false);
  const ledgers = useQuery({
    queryKey: companyKey('ledger-accounts', type),
    queryFn: ({ signal }) => call(listLedgerAccounts, { query: { type }, signal }),
    enabled: hasConnection,
    staleTime: 60_000,
    select: optionsOf,
  });
  return hasConnection ? (ledgers.data ?? null) : NONE;
}

const NONE: LedgerOptions = [];

/** Outside the component, so that the rows get a stable array. */
const optionsOf = (accounts: LedgerAccount[]): LedgerOptions =>
  accounts.map(({ id, code, name }) => ({ value: id, label: `${code} ${name}` }));
