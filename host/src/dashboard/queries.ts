import { call } from '@boekwerk/shared/api-client/call';
import { getPracticeStats } from '@boekwerk/shared/contract/bookkeeping/clients';
import {
  getFinancialStats,
  getInvoiceStats,
  getRevenue,
} from '@boekwerk/shared/contract/dashboard';
import { getDefaultRelation } from '@boekwerk/shared/contract/relations';
import type { Days } from '@boekwerk/shared/domain/dates/dashboard-period';
import { keepPreviousData, useQuery, useQueryClient } from '@boekwerk/shared/query';
import { companyKey, documentsKey, invoicesKey, ownCompanyKey } from '@boekwerk/shared/query-keys';

/** While another period loads, the figures of the previous one stay. */
export const useInvoiceStats = (period: Days | null) =>
  useQuery({
    queryKey: [...invoicesKey(), 'stats', period],
    queryFn: ({ signal }) => call(getInvoiceStats, { query: period ?? {}, signal }),
    enabled: period !== null,
    placeholderData: keepPreviousData,
  });

export const useFinancialStats = (period: Days | null) =>
  useQuery({
    queryKey: [...invoicesKey(), 'financial-stats', period],
    queryFn: ({ signal }) => call(getFinancialStats, { query: period ?? {}, signal }),
    enabled: period !== null,
    placeholderData: keepPreviousData,
  });

export const useRevenue = (isWanted: boolean) =>
  useQuery({
    queryKey: [...invoicesKey(), 'revenue'],
    queryFn: ({ signal }) => call(getRevenue, { signal }),
    enabled: isWanted,
  });

/** The instant up to which the books were exported; null when they never were. */
export const useLastExport = (isWanted: boolean) =>
  useQuery({
    queryKey: ownCompanyKey(),
    queryFn: ({ signal }) => call(getDefaultRelation, { signal }),
    select: ({ last_exported_at }) => last_exported_at,
    enabled: isWanted,
  });

const practiceStatsKey = () => companyKey('practice-stats');

export const usePracticeStats = () =>
  useQuery({
    queryKey: practiceStatsKey(),
    queryFn: ({ signal }) => call(getPracticeStats, { signal }),
  });

/** Reads anew what counts and lists documents. */
export function useRefreshDocuments() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: documentsKey() }),
      client.invalidateQueries({ queryKey: practiceStatsKey() }),
    ]);
}
