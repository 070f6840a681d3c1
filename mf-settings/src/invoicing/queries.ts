import { ApiError } from '@boekwerk/shared/api-client/api-error';
import { asListed } from '@boekwerk/shared/api-client/as-listed';
import { call } from '@boekwerk/shared/api-client/call';
import { useIntentKey } from '@boekwerk/shared/api-client/intent-key';
import { useFreshQuery } from '@boekwerk/shared/api-client/use-fresh-query';
import {
  createEmailText,
  deleteEmailText,
  getEmailText,
  updateEmailText,
} from '@boekwerk/shared/contract/email-text';
import {
  createPrefix,
  deletePrefix,
  getStartNumber,
  listPrefixes,
  type Prefix,
  type StartNumberForm,
  setStartNumber,
  updatePrefix,
} from '@boekwerk/shared/contract/prefix';
import { DEFAULT_EMAIL_TEXT } from '@boekwerk/shared/domain/invoice/email-text';
import { useMutation, useQuery, useQueryClient } from '@boekwerk/shared/query';
import { companyKey, emailTextKey, ownCompanyKey } from '@boekwerk/shared/query-keys';
import { deleteDraft } from '@boekwerk/shared/session/drafts';
import type { InferOutput } from 'valibot';
import { prefixDraft } from './prefix-draft';
import { texts } from './texts';
import type { EmailTextValues, PrefixValues } from './versioned-forms';

const prefixesKey = () => companyKey('prefixes');

export const usePrefixes = () =>
  useQuery({
    queryKey: prefixesKey(),
    queryFn: ({ signal }) => call(listPrefixes, { signal }),
  });

/** A prefix of the list, which is asked for again only after it was found to be another by now. */
export const usePrefix = (prefix: Prefix | undefined) =>
  useQuery({
    queryKey: [...prefixesKey(), 'one', prefix?.id],
    queryFn: async ({ signal }) => {
      const listed = await call(listPrefixes, { signal });
      const now = listed.find(({ id }) => id === prefix?.id);
      if (!now) throw new ApiError(404, { message: texts.prefix.gone });
      return now;
    },
    ...asListed(prefix),
  });

/** What the next invoice is called. */
export const useStartNumber = () =>
  useQuery({
    queryKey: [...prefixesKey(), 'start-number'],
    queryFn: ({ signal }) => call(getStartNumber, { signal }),
  });

export function useSetStartNumber() {
  const renew = useRefetchPrefixes();
  return useMutation({
    mutationFn: (body: InferOutput<typeof StartNumberForm>) => call(setStartNumber, { body }),
    onSettled: renew,
  });
}

/** Saves a prefix: a new one, or `id`. */
export function useSavePrefix(id: number | undefined) {
  const renew = useRefetchPrefixes();
  const keyFor = useIntentKey();
  return useMutation({
    mutationFn: (form: InferOutput<typeof PrefixValues>) => {
      const idempotencyKey = keyFor(form);
      return id === undefined
        ? call(createPrefix, { body: form, idempotencyKey })
        : call(updatePrefix, { body: { ...form, id }, idempotencyKey });
    },
    onSettled: renew,
  });
}

export function useDeletePrefix() {
  const renew = useRefetchPrefixes();
  return useMutation({
    mutationFn: ({ id, updated_at }: Prefix) => call(deletePrefix, { body: { id, updated_at } }),
    onSuccess: (_, { id }) => deleteDraft(prefixDraft(id)),
    onSettled: renew,
  });
}

/** The e-mail text that goes with invoices; a form does not start from what was read some time ago. */
export function useEmailText() {
  return useFreshQuery(
    useQuery({
      queryKey: [...emailTextKey(), 'whole'],
      queryFn: ({ signal }) => call(getEmailText, { signal }),
    }),
  );
}

/**
 * Saves the company’s own e-mail text, the first one when there was none to make it of. The default text is nobody's own:
 * saving that deletes that of the company.
 */
export function useSaveEmailText() {
  const client = useQueryClient();
  const keyFor = useIntentKey();
  return useMutation({
    mutationFn: async (body: InferOutput<typeof EmailTextValues>) => {
      const { template, updated_at } = body;
      const idempotencyKey = keyFor(body);
      const hasOwn = updated_at !== undefined;
      if (template !== DEFAULT_EMAIL_TEXT) {
        if (hasOwn) await call(updateEmailText, { body, idempotencyKey });
        else await call(createEmailText, { body: { template }, idempotencyKey });
      } else if (hasOwn) await call(deleteEmailText, { body: { updated_at } });
    },
    onSettled: () => client.invalidateQueries({ queryKey: emailTextKey() }),
  });
}

/** The own company carries the prefix. */
function useRefetchPrefixes() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: prefixesKey() }),
      client.invalidateQueries({ queryKey: ownCompanyKey() }),
    ]);
}
