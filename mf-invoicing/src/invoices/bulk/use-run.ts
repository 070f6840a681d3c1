import { useIntentKey } from '@boekwerk/shared/api-client/intent-key';
import { versionsOf } from '@boekwerk/shared/contract/bulk';
import type { InvoiceRow, SentMail } from '@boekwerk/shared/contract/invoice';
import type { MailingForm } from '@boekwerk/shared/contract/invoice-sending';
import { shownNumber } from '@boekwerk/shared/domain/invoice/invoice-shown';
import { useQueryClient } from '@boekwerk/shared/query';
import { invoicesKey } from '@boekwerk/shared/query-keys';
import { useRef } from 'react';
import { forgetSent } from '../../invoice-drafts';
import { changeInvoices } from '../queries';
import type { BulkKind } from './bulk-kinds';
import type { Failure } from './bulk-modal';
import { chunksOf, runInChunks } from './run-in-chunks';

type Work = {
  kind: BulkKind;
  invoices: readonly InvoiceRow[];
  /** Of what is mailed, how. */
  mailing: MailingForm;
};

/** Runs a bulk action for all invoices. @returns how many succeeded and which failed */
export function useRun() {
  const client = useQueryClient();
  const keyOf = useIntentKey();
  const answered = useRef(0);
  const last = useRef({ key: '', versions: {} });
  const unanswered = useRef<number[]>([]);

  return async (
    { kind, invoices: chosen, mailing }: Work,
    onProgress: (done: number) => void,
  ): Promise<{ updated: number; failures: Failure[] }> => {
    const invoices = inOrder(chosen);
    const work = async (ids: number[]) => {
      // After an answer, repeating is a new intent; without one it is a retry under the same key.
      const key = keyOf({ kind, ids, ...mailing, round: answered.current });
      // Of what came through without an answer the list shows others by then.
      const shown = invoices.filter(({ id }) => ids.includes(id));
      if (key !== last.current.key) last.current = { key, ...versionsOf(shown) };
      const { versions } = last.current;
      unanswered.current = ids;
      const reply = await changeInvoices(kind, { invoice_ids: ids, versions, ...mailing }, key);
      unanswered.current = [];
      answered.current += 1;
      const mailed = MAILED[kind];
      if (mailed) for (const id of reply.updated) forgetSent(mailed, id);
      return reply;
    };
    try {
      const ids = invoices.map(({ id }) => id);
      const { updated, failed } = await runInChunks(
        chunksOf(ids, unanswered.current),
        work,
        onProgress,
      );
      return { updated: updated.length, failures: named(failed, invoices) };
    } finally {
      void client.invalidateQueries({ queryKey: invoicesKey() });
    }
  };
}

/** A call gives numbers by date, and so do all of them together: whatever the list was sorted by when they were ticked. */
const inOrder = (invoices: readonly InvoiceRow[]) =>
  [...invoices].sort((a, b) => a.date.localeCompare(b.date) || a.id - b.id);

/** What is mailed by it. */
const MAILED: Partial<Record<BulkKind, SentMail['kind']>> = { send: 'invoice', remind: 'reminder' };

const named = (failed: readonly Omit<Failure, 'number'>[], invoices: readonly InvoiceRow[]) =>
  failed.map(({ id, message }) => {
    const invoice = invoices.find((each) => each.id === id);
    return { id, message, number: invoice ? shownNumber(invoice) : String(id) };
  });
