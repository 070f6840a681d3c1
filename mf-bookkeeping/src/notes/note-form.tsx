import { addNote, MAX_NOTE } from '@boekwerk/shared/contract/bookkeeping/document-log';
import { deleteDraft, readDraft, saveDraft } from '@boekwerk/shared/session/drafts';
import { Button } from '@boekwerk/shared/ui/button';
import { TextAreaField } from '@boekwerk/shared/ui/fields';
import { useContractForm, useSaveFailed, useWatch } from '@boekwerk/shared/ui/form';
import { type KeyboardEvent, useEffect } from 'react';
import { SENT_BY_KEY } from '../parts/document-keys/document-key';
import { useAddNote } from './queries';
import { texts } from './texts';

type Props = { document_id: number; after: number | undefined };

/** Where a note is typed. What was typed stays until it was sent, also when the document is left. */
export function NoteForm({ document_id, after }: Props) {
  const draft = `note.${document_id}`;
  const add = useAddNote(document_id, after);
  const { control, handleSubmit, reset, setError, setFocus } = useContractForm(addNote.body, {
    message: readDraft<{ message: string }>(draft)?.values.message ?? '',
  });
  const failed = useSaveFailed(setError);
  const message = useWatch({ control, name: 'message' }) ?? '';
  const isEmpty = message.trim() === '';
  useEffect(() => {
    if (isEmpty) deleteDraft(draft);
    else saveDraft(draft, { message });
  }, [draft, message, isEmpty]);

  const sent = () => {
    reset({ message: '' }, { keepFieldsRef: true });
    // The button is out of reach now that there is nothing to send.
    setFocus('message');
  };
  const submit = handleSubmit((note) => add.mutateAsync(note).then(sent, failed));
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!isEmpty) void submit();
  };
  return (
    <form
      {...SENT_BY_KEY}
      className="bookkeeping-note-form"
      onSubmit={submit}
      onKeyDown={sendByKey}
      noValidate
    >
      <TextAreaField
        control={control}
        name="message"
        label={texts.label}
        placeholder={texts.placeholder}
        maxLength={MAX_NOTE}
        rows={2}
        isReadOnly={add.isPending}
      />
      <Button
        type="primary"
        htmlType="submit"
        disabled={isEmpty}
        loading={add.isPending}
        title={texts.keys}
      >
        {texts.add}
      </Button>
    </form>
  );
}
