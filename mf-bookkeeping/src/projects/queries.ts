import { ApiError } from '@boekwerk/shared/api-client/api-error';
import { cacheReply } from '@boekwerk/shared/api-client/cache-reply';
import { call } from '@boekwerk/shared/api-client/call';
import { useIntentKey } from '@boekwerk/shared/api-client/intent-key';
import { useFreshQuery } from '@boekwerk/shared/api-client/use-fresh-query';
import {
  createProject,
  deleteProject,
  getProject,
  listProjects,
  type Project,
  type ProjectForm,
  type ProjectQuery,
  updateProject,
} from '@boekwerk/shared/contract/bookkeeping/projects';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@boekwerk/shared/query';
import { companyKey } from '@boekwerk/shared/query-keys';
import { deleteDraft } from '@boekwerk/shared/session/drafts';
import type { InferOutput } from 'valibot';
import { draftOf } from './project-values';

const projectsKey = () => companyKey('projects');
const listsKey = () => companyKey('projects', 'list');
const projectKey = (id: number) => companyKey('projects', 'one', id);

export const useProjects = (query: ProjectQuery) =>
  useQuery({
    queryKey: [...listsKey(), query],
    queryFn: ({ signal }) => call(listProjects, { query, signal }),
    placeholderData: keepPreviousData,
  });

/** A project as it is now: a form does not start from what was read some time ago. */
export function useProject(id: number) {
  return useFreshQuery(
    useQuery({
      queryKey: projectKey(id),
      queryFn: ({ signal }) => call(getProject, { params: { id }, signal }),
    }),
  );
}

/** Saves a project: a new one, or `id`. */
export function useSaveProject(id: number | undefined) {
  const queries = useQueryClient();
  const keyFor = useIntentKey();
  return useMutation({
    mutationFn: (body: InferOutput<typeof ProjectForm>) => {
      const idempotencyKey = keyFor(body);
      return id === undefined
        ? call(createProject, { body, idempotencyKey })
        : call(updateProject, { params: { id }, body, idempotencyKey });
    },
    onSuccess: (saved) =>
      cacheReply(queries, { key: projectKey(saved.id), within: projectsKey() }, saved),
  });
}

/** After a failure as well: somebody else may have deleted it, or saved it (409). The page of what is gone asks for it no more. */
const staleKey = (error: Error | null) =>
  error instanceof ApiError && error.status === 409 ? projectsKey() : listsKey();

export function useDeleteProject() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, updated_at }: Project) =>
      call(deleteProject, { params: { id }, body: { updated_at } }),
    onSuccess: (_, { id }) => deleteDraft(draftOf(id)),
    onSettled: (_, error) => queries.invalidateQueries({ queryKey: staleKey(error) }),
  });
}
