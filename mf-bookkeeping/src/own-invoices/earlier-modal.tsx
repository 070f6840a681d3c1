import { addEarlierInvoices } from '@boekwerk/shared/contract/bookkeeping/own-invoices';
import { isDate, today, yearOf } from '@boekwerk/shared/domain/dates/dates';
import { Button } from '@boekwerk/shared/ui/button';
import { DateField } from '@boekwerk/shared/ui/date';
import { useContractForm, useSaveFailed, useWatch } from '@boekwerk/shared/ui/form';
import { Modal } from '@boekwerk/shared/ui/modal';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { useRefreshDocuments } from '../document-queries';
import { useAddEarlierInvoices, useEarlierInvoices } from './queries';
import { texts } from './texts';

export type EarlierModalProps = { onClose: () => void };

/** Asks from which day on invoices that were sent before the books were kept are added. */
export function EarlierModal({ onClose }: EarlierModalProps) {
  const notices = useNotices();
  const refresh = useRefreshDocuments();
  const { mutate, isPending } = useAddEarlierInvoices();
  const form = useContractForm(addEarlierInvoices.body, { from: `${yearOf(today())}-01-01` });
  const saveFailed = useSaveFailed(form.setError);
  const from = useWatch({ control: form.control, name: 'from' }) ?? '';
  const { data } = useEarlierInvoices(isDate(from) ? from : '');

  const add = form.handleSubmit((filled) =>
    mutate(filled, {
      onSuccess: ({ count }) => {
        notices.success(texts.done, texts.added(count));
        void refresh();
        onClose();
      },
      onError: saveFailed,
    }),
  );
  return (
    <Modal
      open
      title={texts.title}
      width={480}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            type="primary"
            loading={isPending}
            disabled={data?.count === 0}
            onClick={() => add()}
          >
            {texts.add}
          </Button>
        </>
      }
    >
      <p>{texts.why}</p>
      <DateField control={form.control} name="from" label={texts.from} />
      <p role="status">{data && texts.willAdd(data.count)}</p>
      <p>{texts.twice}</p>
    </Modal>
  );
}
