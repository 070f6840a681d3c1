import { call } from '@boekwerk/shared/api-client/call';
import { useIntentKey } from '@boekwerk/shared/api-client/intent-key';
import { addNote, getDocumentLog } from '@boekwerk/shared/contract/bookkeeping/document-log';
import { useMutation, useQuery, useQueryClient } from '@boekwerk/shared/query';
import { documentsKey, questionsKey } from '@boekwerk/shared/query-keys';

/** How soon what the other side says is there. */
const LIVE_MS = 10_000;

const logKey = (id: number) => [...documentsKey(), 'log', id];

/** What was said about a document, also what is said while somebody looks. */
export const useDocumentLog = (id: number) =>
  useQuery({
    queryKey: logKey(id),
    queryFn: ({ signal }) => call(getDocumentLog, { params: { id }, signal }),
    refetchInterval: LIVE_MS,
  });

/** @param after the last note that the user saw: the same words below another one are another note */
export function useAddNote(id: number, after: number | undefined) {
  const client = useQueryClient();
  const keyOf = useIntentKey();
  return useMutation({
    mutationFn: (body: { message: string }) =>
      call(addNote, { params: { id }, body, idempotencyKey: keyOf({ body, id, after }) }),
    // The state of the document may be another one now, and so may the open questions.
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: logKey(id) }),
        client.invalidateQueries({ queryKey: [...documentsKey(), 'one', id] }),
        client.invalidateQueries({ queryKey: [...documentsKey(), 'list'] }),
        client.invalidateQueries({ queryKey: questionsKey() }),
      ]),
  });
}
