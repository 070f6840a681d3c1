import { call } from '@boekwerk/shared/api-client/call';
import { getPracticeStats } from '@boekwerk/shared/contract/bookkeeping';
import { getInvoiceStats } from '@boekwerk/shared/contract/invoicing';
import { useQuery } from '@boekwerk/shared/query';
import { invoicesKey } from '@boekwerk/shared/query-keys';
import { currentSession } from '@boekwerk/shared/session/session-store';

export const useInvoiceStats = () =>
  useQuery({
    queryKey: [...invoicesKey(), 'stats'],
    queryFn: ({ signal }) => call(getInvoiceStats, { signal }),
  });

export const usePracticeStats = () =>
  useQuery({
    queryKey: ['relation', currentSession().relation_id, 'practice-stats'],
    queryFn: ({ signal }) => call(getPracticeStats, { signal }),
  });
