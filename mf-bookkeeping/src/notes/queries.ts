import { call } from '@boekwerk/shared/api-client/call';
import { useIntentKey } from '@boekwerk/shared/api-client/intent-key';
import {
  addNote,
  getDocumentLog,
  type Note,
} from '@boekwerk/shared/contract/bookkeeping/document-log';
import type { ReplyOf } from '@boekwerk/shared/contract/endpoint';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@boekwerk/shared/query';
import { documentsKey, questionsKey } from '@boekwerk/shared/query-keys';
import { documentListsKey } from '../document-list-query';

/** How soon what the other side says is there. */
const LIVE_MS = 10_000;

type Log = ReplyOf<typeof getDocumentLog>;

const logKey = (id: number) => [...documentsKey(), 'log', id];

/** What was said about a document, also what is said while somebody looks. */
export const useDocumentLog = (id: number) =>
  useQuery({
    queryKey: logKey(id),
    queryFn: async ({ signal, client }) => {
      const known = client.getQueryData<Log>(logKey(id));
      const log = await call(getDocumentLog, { params: { id }, signal });
      if (known && lastOf(known)?.id !== lastOf(log)?.id) readAnewWhatWasAsked(client, id);
      return log;
    },
    refetchInterval: LIVE_MS,
  });

const lastOf = ({ notes }: Log): Note | undefined => notes.at(-1);

/** The state of the document may be another one now, whoever said something, and so may the open questions. */
function readAnewWhatWasAsked(client: QueryClient, id: number): void {
  void client.invalidateQueries({ queryKey: [...documentsKey(), 'one', id] });
  void client.invalidateQueries({ queryKey: documentListsKey() });
  void client.invalidateQueries({ queryKey: questionsKey() });
}

/** @param after the last note that the user saw: the same words below another one are another note */
export function useAddNote(id: number, after: number | undefined) {
  const client = useQueryClient();
  const keyOf = useIntentKey();
  return useMutation({
    mutationFn: (body: { message: string }) =>
      call(addNote, { params: { id }, body, idempotencyKey: keyOf({ body, id, after }) }),
    onSuccess: () => client.invalidateQueries({ queryKey: logKey(id) }),
  });
}
