import { labelBookingItems } from '@boekwerk/shared/contract/bookkeeping/documents';
import { type BulkReply, versionsOf } from '@boekwerk/shared/contract/bulk';
import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import { TAG_CODES, type Tag } from '@boekwerk/shared/domain/document/tag';
import { Button } from '@boekwerk/shared/ui/button';
import { useContractForm, useSaveFailed } from '@boekwerk/shared/ui/form';
import { Modal } from '@boekwerk/shared/ui/modal';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { SelectField } from '@boekwerk/shared/ui/select-field';
import type { ActionModalProps } from '../document-action';
import { texts as remote } from '../texts';
import { useLabelDocuments, useProcessDocuments } from './queries';
import { texts } from './texts';

/** Labels documents, and has them processed as well if need be. */
export function LabelModal({ documents, onClose, onDone }: ActionModalProps) {
  const notices = useNotices();
  const form = useContractForm(labelBookingItems.body, {
    booking_item_ids: documents.map(({ id }) => id),
    label: sharedTag(documents),
    ...versionsOf(documents),
  });
  const saveFailed = useSaveFailed(form.setError);
  const label = useLabelDocuments();
  const process = useProcessDocuments();
  const isToBook = documents.some(({ status }) => status === DocumentStatus.toBook);
  // What is asked about may be half filled in as well.
  const isFilledIn = documents.some(({ status }) => status !== DocumentStatus.toProcess);

  const finish = (told: (count: number) => string) => (outcome: BulkReply) => {
    if (outcome.updated.length > 0) notices.success(texts.done, told(outcome.updated.length));
    onDone(outcome);
  };
  const labelAll = form.handleSubmit((filled) =>
    label.mutateAsync(filled).then(finish(texts.labelled), saveFailed),
  );
  const processAll = form.handleSubmit(
    (filled) => process.mutateAsync(filled).then(finish(texts.processed), saveFailed),
    () => notices.error(texts.labelFirst, texts.labelNeeded),
  );

  return (
    <Modal
      open
      title={texts.title}
      width={440}
      onCancel={onClose}
      footer={
        <>
          <Button
            type={isToBook ? 'primary' : 'default'}
            loading={label.isPending}
            disabled={process.isPending}
            onClick={() => labelAll()}
          >
            {texts.label}
          </Button>
          {!isToBook && (
            <Button
              type="primary"
              loading={process.isPending}
              disabled={label.isPending}
              onClick={() => processAll()}
            >
              {texts.process}
            </Button>
          )}
        </>
      }
    >
      <p>{texts.forHowMany(documents.length)}</p>
      <SelectField
        control={form.control}
        name="label"
        label={texts.field}
        required
        placeholder={texts.choose}
        hint={isFilledIn && texts.clears}
        options={TAG_CODES.map((value) => ({ value, label: remote.tag[value] }))}
      />
    </Modal>
  );
}

/** The label that all of them have already, if any. */
function sharedTag([first, ...others]: ActionModalProps['documents']): Tag | null {
  const tag = first?.tag ?? null;
  return others.every((other) => other.tag === tag) ? tag : null;
}
