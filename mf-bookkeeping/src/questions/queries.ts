import { call } from '@boekwerk/shared/api-client/call';
import { listPendingLogs } from '@boekwerk/shared/contract/bookkeeping/questions';
import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import { keepPreviousData, useQuery } from '@boekwerk/shared/query';
import { currentSession } from '@boekwerk/shared/session/session-store';

type QuestionsQuery = CheckedInputOf<typeof listPendingLogs>['query'];

export const useQuestions = (query: QuestionsQuery) =>
  useQuery({
    queryKey: ['relation', currentSession().relation_id, 'questions', 'list', query],
    queryFn: ({ signal }) => call(listPendingLogs, { query, signal }),
    placeholderData: keepPreviousData,
  });
