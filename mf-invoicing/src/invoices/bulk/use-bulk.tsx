import type { InvoiceRow } from '@boekwerk/shared/contract/invoice';
import { today } from '@boekwerk/shared/domain/dates/dates';
import { type Notices, useNotices } from '@boekwerk/shared/ui/notices';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { rememberCopies } from '../../remember-copies';
import { texts as remote } from '../../texts';
import { texts } from '../texts';
import { type BulkKind, eligibleInvoices } from './bulk-kinds';
import type { BulkModal, Failure, Progress } from './bulk-modal';
import { useBulkQuestion } from './use-bulk-question';
import { useRun } from './use-run';

type Shown = { Modal: typeof BulkModal; progress: Progress };

export type StartBulk = (
  kind: BulkKind,
  selected: readonly InvoiceRow[],
  keep: (ids: readonly number[]) => void,
) => Promise<void>;

/** Asks, runs a bulk action, reports, and leaves the failed ones ticked. `dialog` shows the progress. */
export function useBulk(): { start: StartBulk; dialog: ReactNode } {
  const [shown, setShown] = useState<Shown | null>(null);
  const question = useBulkQuestion();
  const notices = useNotices();
  const run = useRun();
  const isHere = useIsHere();

  const start: StartBulk = async (kind, selected, keep) => {
    const invoices = eligibleInvoices(kind, selected, today());
    const mailing = await question.ask(kind, invoices);
    if (!mailing) return;
    const Modal = await loadModal();
    const show = (done: number, failures: Progress['failures']) =>
      Modal && setShown({ Modal, progress: { kind, done, total: invoices.length, failures } });
    show(0, null);
    const { updated, failures } = await run({ kind, invoices, mailing }, (done) =>
      show(done, null),
    );
    keep(failures.map(({ id }) => id));
    const { copy_to_self } = mailing;
    if (updated > 0 && copy_to_self !== undefined) rememberCopies(copy_to_self);
    if (updated > 0) notices.success(remote.done, texts.bulk[kind].done(updated));
    if (failures.length === 0) setShown(null);
    else if (Modal && isHere()) show(invoices.length, failures);
    else tellFailures(notices, kind, failures);
  };
  return {
    start: (...what) =>
      start(...what).catch((error) => {
        setShown(null);
        notices.failed(error);
      }),
    dialog: shown ? (
      <shown.Modal progress={shown.progress} onClose={() => setShown(null)} />
    ) : (
      question.dialog
    ),
  };
}

/** Reports failures in a notice, when the user has left the page or the dialog could not be fetched. */
const tellFailures = (notices: Notices, kind: BulkKind, failures: readonly Failure[]) =>
  notices.error(
    texts.bulk[kind].failed(failures.length),
    failures.map(({ number, message }) => `${number}: ${message}`).join('\n'),
  );

/** `null` when it cannot be fetched. */
const loadModal = () =>
  import('./bulk-modal').then(
    ({ BulkModal }) => BulkModal,
    () => null,
  );

function useIsHere(): () => boolean {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return () => isHere.current;
}
