import { call } from '@boekwerk/shared/api-client/call';
import { useIntentKey } from '@boekwerk/shared/api-client/intent-key';
import { useFreshQuery } from '@boekwerk/shared/api-client/use-fresh-query';
import {
  createEmailText,
  deleteEmailText,
  type EmailText,
  type EmailTextForm,
  getEmailText,
  updateEmailText,
} from '@boekwerk/shared/contract/email-text';
import {
  createPrefix,
  deletePrefix,
  getStartNumber,
  listPrefixes,
  type Prefix,
  type PrefixForm,
  type StartNumberForm,
  setStartNumber,
  updatePrefix,
} from '@boekwerk/shared/contract/prefix';
import { DEFAULT_EMAIL_TEXT } from '@boekwerk/shared/domain/invoice/email-text';
import { useMutation, useQuery, useQueryClient } from '@boekwerk/shared/query';
import { companyKey, emailTextKey, ownCompanyKey } from '@boekwerk/shared/query-keys';
import type { InferOutput } from 'valibot';

const prefixesKey = () => companyKey('prefixes');

export const usePrefixes = () =>
  useQuery({
    queryKey: prefixesKey(),
    queryFn: ({ signal }) => call(listPrefixes, { signal }),
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

/** Saves a prefix: a new one, or what was made of `prefix`. */
export function useSavePrefix(prefix: Prefix | undefined) {
  const renew = useRefetchPrefixes();
  const keyFor = useIntentKey();
  return useMutation({
    mutationFn: (form: InferOutput<typeof PrefixForm>) => {
      const idempotencyKey = keyFor(form);
      if (!prefix) return call(createPrefix, { body: form, idempotencyKey });
      const { id, updated_at } = prefix;
      return call(updatePrefix, { body: { ...form, id, updated_at }, idempotencyKey });
    },
    onSettled: renew,
  });
}

export function useDeletePrefix() {
  const renew = useRefetchPrefixes();
  return useMutation({
    mutationFn: ({ id, updated_at }: Prefix) => call(deletePrefix, { body: { id, updated_at } }),
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
 * Saves the company’s own e-mail text, the first one when there is no `id`. The default text is nobody's own: saving that
 * deletes that of the company.
 */
export function useSaveEmailText({ id, updated_at }: EmailText) {
  const client = useQueryClient();
  const keyFor = useIntentKey();
  return useMutation({
    mutationFn: async (body: InferOutput<typeof EmailTextForm>) => {
      const idempotencyKey = keyFor(body);
      if (body.template !== DEFAULT_EMAIL_TEXT) {
        if (id === null) await call(createEmailText, { body, idempotencyKey });
        else await call(updateEmailText, { body: { ...body, updated_at }, idempotencyKey });
      } else if (id !== null) await call(deleteEmailText, { body: { updated_at } });
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
