import { call } from '@boekwerk/shared/api-client/call';
import {
  activateRelation,
  deactivateRelation,
  hideRelation,
  showRelation,
} from '@boekwerk/shared/contract/parties';
import { useMutation, useQueryClient } from '@boekwerk/shared/query';
import { clientsKey } from '@boekwerk/shared/query-keys';
import { forgetDeleted } from './relation-drafts';

const CALLS = {
  hide: hideRelation,
  show: showRelation,
  activate: activateRelation,
  deactivate: deactivateRelation,
};

export type StateChange = keyof typeof CALLS;

/** Hides a relation or shows it again, deletes it or puts it back. */
export function useChangeState() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, change }: { id: number; change: StateChange }) =>
      call(CALLS[change], { params: { id } }),
    onSuccess: (_, { id, change }) => {
      if (change === 'deactivate') forgetDeleted(id);
      return queries.invalidateQueries({ queryKey: clientsKey() });
    },
  });
}
