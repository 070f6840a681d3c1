import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { useQuery, useQueryClient } from '@boekwerk/shared/query';
import { companyKey, invoicesKey } from '@boekwerk/shared/query-keys';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { useEffect } from 'react';
import { texts as remote } from '../texts';
import { useRecurrence } from './queries';
import { texts } from './texts';

/** What will be made of a template in a moment. */
export type AwaitedInvoices = { invoice_id: number; made: number; count: number };

const POLL_MS = 2_000;
/** What is not there by then waits for something else than the job. */
const PATIENCE_MS = 60_000;

/** Shows the numbers of the invoices that saving a recurrence makes, once the job has made them. */
export function useGeneratedNotice(): (awaited: AwaitedInvoices) => void {
  const notices = useNotices();
  const client = useQueryClient();
  // In the query cache, because a new invoice continues on another page once it is saved.
  const key = companyKey('awaited-invoices');
  const { data: awaited } = useQuery<AwaitedInvoices | null>({
    queryKey: key,
    queryFn: () => null,
    enabled: false,
    initialData: null,
  });
  const { data: now } = useRecurrence(awaited?.invoice_id ?? null, POLL_MS);

  useEffect(() => {
    // As it counts them itself: of those before some may be deleted.
    if (!awaited || !now || now.recurrence_count < awaited.made + awaited.count) return;
    const numbers = newest(now.invoices, awaited.count);
    // What could not be sent was made in the same moment, and is not waited for.
    if (numbers === null) notices.error(texts.notSent);
    else notices.success(remote.done, texts.beingSent(numbers));
    client.setQueryData(key, null);
    void client.invalidateQueries({ queryKey: invoicesKey() });
  }, [awaited, now, notices, client]);
  useEffect(() => {
    if (!awaited) return;
    const timer = setTimeout(() => {
      notices.error(texts.later.title, texts.later.text);
      client.setQueryData(key, null);
    }, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [awaited, notices, client]);
  return (made) => void client.setQueryData(key, made);
}

/** Their numbers, the first one first; null when one has none. */
function newest(
  invoices: readonly Pick<Invoice, 'id' | 'invoice_number'>[],
  count: number,
): string[] | null {
  const numbers = [...invoices]
    .sort((a, b) => a.id - b.id)
    .slice(-count)
    .map(({ invoice_number }) => invoice_number);
  return numbers.every((number) => number !== null) ? numbers : null;
}
