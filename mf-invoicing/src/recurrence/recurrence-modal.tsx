import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { Button } from '@boekwerk/shared/ui/button';
import { useConfirm } from '@boekwerk/shared/ui/confirm';
import { Modal } from '@boekwerk/shared/ui/modal';
import { useState } from 'react';
import { useReturnedFocus } from '../use-returned-focus';
import { PeriodWords } from './period-words';
import './recurrence.css';
import { texts as remote } from '../texts';
import { RecurrenceFields } from './recurrence-fields';
import { texts } from './texts';
import { UpcomingInvoices } from './upcoming-invoices';
import { useRecurrenceForm } from './use-recurrence-form';
import { useStopping } from './use-stopping';

type Props = { invoice: Invoice; onClose: () => void };

/** How an invoice comes back: from when, how often, and what that comes down to. */
export function RecurrenceModal({ invoice, onClose }: Props) {
  // What is saved elsewhere meanwhile is refused on saving, not slipped in here.
  const [running] = useState(() => (invoice.recurrence?.active ? invoice.recurrence : null));
  const form = useRecurrenceForm(invoice, running, onClose);
  const { stop, isStopping } = useStopping(onClose);
  const made = invoice.recurrence?.recurrence_count ?? 0;
  const confirm = useConfirm();
  useReturnedFocus();

  async function close() {
    if (form.isSaving || isStopping) return;
    if (!form.isChanged || (await confirm({ text: remote.leaveQuestion }))) onClose();
  }
  return (
    <Modal
      open
      width={640}
      title={texts.title}
      onCancel={() => void close()}
      footer={
        <div className="recurrence-actions">
          {running && (
            <Button
              disabled={form.isSaving}
              loading={isStopping}
              onClick={() => void stop(running)}
            >
              {texts.stop}
            </Button>
          )}
          <Button
            type="primary"
            disabled={!form.canSave || isStopping}
            loading={form.isSaving}
            onClick={() => void form.submit()}
          >
            {remote.save}
          </Button>
        </div>
      }
    >
      <RecurrenceFields control={form.control} made={made} />
      <UpcomingInvoices control={form.control} running={running} made={made} />
      <PeriodWords control={form.control} />
    </Modal>
  );
}
