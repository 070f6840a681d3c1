import { call } from '@boekwerk/shared/api-client/call';
import { useIntentKey } from '@boekwerk/shared/api-client/intent-key';
import { useFreshData } from '@boekwerk/shared/api-client/use-fresh-data';
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
import { invoicesKey, ownCompanyKey } from '@boekwerk/shared/query-keys';
import type { InferOutput } from 'valibot';

export const usePrefixes = () =>
  useQuery({
    queryKey: [...invoicesKey(), 'prefixes'],
    queryFn: ({ signal }) => call(listPrefixes, { signal }),
  });

/** Saves a prefix: a new one, or what was made of `prefix`. */
export function useSavePrefix(prefix: Prefix | undefined) {
  const renew = useRenewSettings();
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
  const renew = useRenewSettings();
  return useMutation({
    mutationFn: (id: number) => call(deletePrefix, { body: { id } }),
    onSettled: renew,
  });
}

/** The letter that goes with invoices; a form does not start from what was read some time ago. */
export function useTemplate() {
  const template = useQuery({
    queryKey: [...invoicesKey(), 'template'],
    queryFn: ({ signal }) => call(getInvoiceTemplate, { signal }),
  });
  return { ...template, data: useFreshData(template) };
}

/**
 * Saves the own letter, the first one when there is no `id`. The default letter is nobody's own: saving that
 * takes the own one away.
 */
export function useSaveTemplate(id: number | null) {
  const renew = useRenewSettings();
  const keyFor = useIntentKey();
  return useMutation({
    mutationFn: async (body: InferOutput<typeof TemplateForm>) => {
      const idempotencyKey = keyFor(body);
      if (body.template !== DEFAULT_LETTER) {
        const endpoint = id === null ? createInvoiceTemplate : updateInvoiceTemplate;
        await call(endpoint, { body, idempotencyKey });
      } else if (id !== null) await call(deleteInvoiceTemplate, {});
    },
    onSettled: renew,
  });
}

/** The own company carries the prefix, and the next number and the letters follow from these settings. */
function useRenewSettings() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [ownCompanyKey(), invoicesKey()].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
}
