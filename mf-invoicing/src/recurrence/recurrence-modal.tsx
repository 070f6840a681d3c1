import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { invoiceEmail } from '@boekwerk/shared/domain/invoice/invoice-email';
import { asShown } from '@boekwerk/shared/plain/as-shown';
import { Button } from '@boekwerk/shared/ui/button';
import { FormFrame } from '@boekwerk/shared/ui/form';
import { Modal } from '@boekwerk/shared/ui/modal';
import { useReturnedFocus } from '@boekwerk/shared/ui/states';
import { useDialogGuard } from '@boekwerk/shared/ui/unsaved';
import { useState } from 'react';
import { useInvoice } from '../invoice-queries';
import { countDueNow } from './count-due-now';
import { DueNowBar } from './due-now-bar';
import { DueNowModal } from './due-now-modal';
import { PeriodPlaceholders } from './period-placeholders';
import type { AwaitedInvoices } from './use-generated-notice';
import './recurrence.css';
import { texts as remote } from '../texts';
import { RecurrenceFields } from './recurrence-fields';
import type { Filled } from './recurrence-values';
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
export function RecurrenceModal({ invoice: opened, onAwait, onClose }: Props) {
  // As it is by now: an invoice may be made while it is open.
  const invoice = useInvoice(opened.id).data ?? opened;
  const running = invoice.recurrence?.active ? invoice.recurrence : null;
  const { stop, isStopping } = useStopping({
    onStopped: () => {
      saved.draft.forget();
      dialog.leave();
    },
    onFailed: (error) => saved.refused(error),
  });
  const made = invoice.recurrence?.recurrence_count ?? 0;
  const emails = invoiceEmail(invoice.to_relation);
  /** Settings that would make and mail invoices at once, while the user is asked to confirm. */
  const [asked, setAsked] = useState<Filled | null>(null);
  const sentAtOnce = (values: Filled) =>
    values.send_automatically && emails !== '' ? countDueNow(values, made, invoice.recurrence) : 0;
  const saved = useRecurrenceForm(invoice, running, (values) => {
    const count = sentAtOnce(values);
    if (count > 0) onAwait({ invoice_id: invoice.id, made, count });
    dialog.leave();
  });
  const { isChanged, isSaving } = saved;
  const { control, getValues } = saved.form;
  const planned = { control, before: invoice.recurrence, made, emails };
  const dialog = useDialogGuard({
    isChanged,
    isBusy: isSaving || isStopping,
    question: remote.leaveQuestion,
    onClose,
  });
  useReturnedFocus();

  const submit = () => {
    const filled = saved.filledIn();
    if (filled && sentAtOnce(filled) > 0) setAsked(filled);
    else saved.submit();
  };
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
              disabled={isSaving}
              loading={isStopping}
              onClick={() => void stop(asShown(running, getValues()))}
            >
              {texts.stop}
            </Button>
          )}
          <Button disabled={isSaving || isStopping} onClick={dialog.close}>
            {remote.cancel}
          </Button>
          <Button
            type="primary"
            disabled={!saved.canSave || isStopping}
            loading={isSaving}
            onClick={submit}
          >
            {remote.save}
          </Button>
        </div>
      }
    >
      <FormFrame saved={{ ...saved, submit }} hasRequired={false} footer={null}>
        <RecurrenceFields control={control} made={made} />
        <UpcomingInvoices {...planned} />
        <PeriodPlaceholders control={control} />
        <DueNowBar {...planned} />
      </FormFrame>
      {asked && (
        <DueNowModal
          emails={emails}
          invoice={invoice}
          count={sentAtOnce(asked)}
          onCancel={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null);
            saved.submit();
          }}
        />
      )}
    </Modal>
  );
}
