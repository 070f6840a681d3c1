import { call } from '@boekwerk/shared/api-client/call';
import { listPendingLogs } from '@boekwerk/shared/contract/bookkeeping/questions';
import { useQuery } from '@boekwerk/shared/query';
import { currentSession } from '@boekwerk/shared/session/session-store';

const LATEST = 3;

export const useLatestQuestions = () =>
  useQuery({
    queryKey: ['relation', currentSession().relation_id, 'questions', 'latest'],
    queryFn: ({ signal }) => call(listPendingLogs, { query: { itemsPerPage: LATEST }, signal }),
  });
