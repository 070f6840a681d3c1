import { call } from '@boekwerk/shared/api-client/call';
import { listPendingLogs } from '@boekwerk/shared/contract/bookkeeping/questions';
import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import { keepPreviousData, useQuery } from '@boekwerk/shared/query';
import { questionsKey } from '@boekwerk/shared/query-keys';

type QuestionsQuery = CheckedInputOf<typeof listPendingLogs>['query'];

export const useQuestions = (query: QuestionsQuery) =>
  useQuery({
    queryKey: [...questionsKey(), 'list', query],
    queryFn: ({ signal }) => call(listPendingLogs, { query, signal }),
    placeholderData: keepPreviousData,
  });
