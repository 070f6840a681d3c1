import { call } from '@boekwerk/shared/api-client/call';
import { listPendingLogs } from '@boekwerk/shared/contract/bookkeeping/questions';
import { useQuery } from '@boekwerk/shared/query';
import { questionsKey } from '@boekwerk/shared/query-keys';

const LATEST = 3;

export const useLatestQuestions = () =>
  useQuery({
    queryKey: [...questionsKey(), 'latest'],
    queryFn: ({ signal }) => call(listPendingLogs, { query: { itemsPerPage: LATEST }, signal }),
  });
