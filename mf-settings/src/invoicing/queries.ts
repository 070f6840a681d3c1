import { call } from '@boekwerk/shared/api-client/call';
import { useIntentKey } from '@boekwerk/shared/api-client/intent-key';
import { useFreshQuery } from '@boekwerk/shared/api-client/use-fresh-query';
import {
  createInvoiceTemplate,
  deleteInvoiceTemplate,
  getInvoiceTemplate,
  type TemplateForm,
  updateInvoiceTemplate,
} from '@boekwerk/shared/contract/invoice-template';
import {
  createPrefix,
  deletePrefix,
  listPrefixes,
  type Prefix,
  type PrefixForm,
  updatePrefix,
} from '@boekwerk/shared/contract/prefix';
import { DEFAULT_LETTER } from '@boekwerk/shared/domain/invoice/letter';
import { useMutation, useQuery, useQueryClient } from '@boekwerk/shared/query';
import { companyKey, invoiceTemplateKey, ownCompanyKey } from '@boekwerk/shared/query-keys';
import type { InferOutput } from 'valibot';

const prefixesKey = () => companyKey('prefixes');

export const usePrefixes = () =>
  useQuery({
    queryKey: prefixesKey(),
    queryFn: ({ signal }) => call(listPrefixes, { signal }),
  });

/** Saves a prefix: a new one, or what was made of `prefix`. */
export function useSavePrefix(prefix: Prefix | undefined) {
  const renew = useRenewPrefixes();
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
  const renew = useRenewPrefixes();
  return useMutation({
    mutationFn: (id: number) => call(deletePrefix, { body: { id } }),
    onSettled: renew,
  });
}

/** The letter that goes with invoices; a form does not start from what was read some time ago. */
export function useTemplate() {
  return useFreshQuery(
    useQuery({
      queryKey: [...invoiceTemplateKey(), 'whole'],
      queryFn: ({ signal }) => call(getInvoiceTemplate, { signal }),
    }),
  );
}

/**
 * Saves the own letter, the first one when there is no `id`. The default letter is nobody's own: saving that
 * takes the own one away.
 */
export function useSaveTemplate(id: number | null) {
  const client = useQueryClient();
  const keyFor = useIntentKey();
  return useMutation({
    mutationFn: async (body: InferOutput<typeof TemplateForm>) => {
      const idempotencyKey = keyFor(body);
      if (body.template !== DEFAULT_LETTER) {
        const endpoint = id === null ? createInvoiceTemplate : updateInvoiceTemplate;
        await call(endpoint, { body, idempotencyKey });
      } else if (id !== null) await call(deleteInvoiceTemplate, {});
    },
    onSettled: () => client.invalidateQueries({ queryKey: invoiceTemplateKey() }),
  });
}

/** The own company carries the prefix. */
function useRenewPrefixes() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: prefixesKey() }),
      client.invalidateQueries({ queryKey: ownCompanyKey() }),
    ]);
}
