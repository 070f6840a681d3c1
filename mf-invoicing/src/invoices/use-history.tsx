import type { InvoiceRow } from '@boekwerk/shared/contract/invoice';
import { HistoryDrawer } from '@boekwerk/shared/ui/history';
import { useState } from 'react';
import { historyOf } from '../history-of';

/** Shows what happened to an invoice of the list, beside it. */
export function useHistory() {
  const [shown, show] = useState<InvoiceRow | null>(null);
  const drawer = shown && <HistoryDrawer {...historyOf(shown)} onClose={() => show(null)} />;
  return { show, drawer };
}
