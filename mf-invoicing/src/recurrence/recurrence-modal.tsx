import type { Invoice } from '@boekwerk/shared/contract/invoice';
import type { RecurrenceForm } from '@boekwerk/shared/contract/recurrence';
import { invoiceEmail } from '@boekwerk/shared/domain/invoice/invoice-email';
import { Button } from '@boekwerk/shared/ui/button';
import { Modal } from '@boekwerk/shared/ui/modal';
import { useDialogGuard } from '@boekwerk/shared/ui/unsaved';
import { useState } from 'react';
import { useReturnedFocus } from '../use-returned-focus';
import { countDueNow } from './count-due-now';
import { DueNowBar } from './due-now-bar';
import { DueNowModal } from './due-now-modal';
import { PeriodPlaceholders } from './period-placeholders';
import type { AwaitedInvoices } from './use-generated-notice';
import './recurrence.css';
import { texts as remote } from '../texts';
import { RecurrenceFields } from './recurrence-fields';
import { texts } from './texts';
import { UpcomingInvoices } from './upcoming-invoices';
import { useRecurrenceForm } from './use-recurrence-form';
import { useStopping } from './use-stopping';

type Props = {
  invoice: Invoice;
  /** Called with what saving will make and mail, which takes a moment. */
  onAwait: (awaited: AwaitedInvoices) => void;
  onClose: () => void;
};

/** The settings of a recurrence: start, frequency and number, with the invoices that follow from them. */
export function RecurrenceModal({ invoice, onAwait, onClose }: Props) {
  // A change made elsewhere is a conflict on saving; it does not replace the values here.
  const [running] = useState(() => (invoice.recurrence?.active ? invoice.recurrence : null));
  const { stop, isStopping } = useStopping(() => dialog.leave());
  const made = invoice.recurrence?.recurrence_count ?? 0;
  const emails = invoiceEmail(invoice.to_relation);
  /** Settings that would make and mail invoices at once, while the user is asked to confirm. */
  const [asked, setAsked] = useState<RecurrenceForm | null>(null);
  const sentAtOnce = (values: RecurrenceForm) =>
    values.send_automatically ? countDueNow(values, made, running) : 0;
  const form = useRecurrenceForm(invoice, running, (values) => {
    const count = sentAtOnce(values);
    if (count > 0) onAwait({ invoice_id: invoice.id, made, count });
    dialog.leave();
  });
  const dialog = useDialogGuard({
    isChanged: form.isChanged,
    isBusy: form.isSaving || isStopping,
    question: remote.leaveQuestion,
    onClose,
  });
  useReturnedFocus();

  const save = () =>
    form.submit((values) => {
      if (sentAtOnce(values) > 0) setAsked(values);
      else form.save(values);
    });
  return (
    <Modal
      open
      width={640}
      title={texts.title}
      onCancel={dialog.close}
      footer={
        <div className="invoicing-recurrence-actions">
          {running && (
            <Button
              disabled={form.isSaving}
              loading={isStopping}
              onClick={() => void stop(running)}
            >
              {texts.stop}
            </Button>
          )}
          <Button disabled={form.isSaving || isStopping} onClick={dialog.close}>
            {remote.cancel}
          </Button>
          <Button
            type="primary"
            disabled={!form.canSave || isStopping}
            loading={form.isSaving}
            onClick={save}
          >
            {remote.save}
          </Button>
        </div>
      }
    >
      <RecurrenceFields control={form.control} made={made} />
      <UpcomingInvoices control={form.control} running={running} made={made} />
      <PeriodPlaceholders control={form.control} />
      <DueNowBar control={form.control} running={running} made={made} emails={emails} />
      {asked && (
        <DueNowModal
          emails={emails}
          invoice={invoice}
          count={sentAtOnce(asked)}
          onCancel={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null);
            form.save(asked);
          }}
        />
      )}
    </Modal>
  );
}
