import { type EmailText, EmailTextForm as schema } from '@boekwerk/shared/contract/email-text';
import { DEFAULT_EMAIL_TEXT } from '@boekwerk/shared/domain/invoice/email-text';
import { Button } from '@boekwerk/shared/ui/button';
import { TextAreaField } from '@boekwerk/shared/ui/fields';
import { ErrorSummary, useContractForm, useSaveFailed, useWatch } from '@boekwerk/shared/ui/form';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { useEffect, useRef } from 'react';
import type { ModalFormProps } from '../form-modal';
import { ExampleEmail } from './example-email';
import { insertAtCaret } from './insert-at-caret';
import './invoicing.css';
import { ModalFooter } from '../modal-footer';
import { PlaceholderList } from './placeholder-list';
import { useSaveEmailText } from './queries';
import { texts } from './texts';

type Props = ModalFormProps & { emailText: EmailText; onSaved: () => void };

/** The e-mail text, beside what a customer would read. */
export function EmailTextForm({ emailText, onState, onCancel, onSaved }: Props) {
  const { form, submit, isSaving } = useEmailTextForm(emailText, onSaved);
  const { control, formState, setValue } = form;
  const { isDirty } = formState;
  const typed = useWatch({ control, name: 'template' });
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => onState({ isChanged: isDirty, isSaving }), [isDirty, isSaving, onState]);

  const toDefault = () =>
    setValue('template', DEFAULT_EMAIL_TEXT, { shouldDirty: true, shouldValidate: true });
  const copy = useCopy();
  return (
    <form onSubmit={submit} noValidate>
      <ErrorSummary control={control} />
      <div className="settings-invoicing-email">
        <div ref={field}>
          <TextAreaField
            control={control}
            name="template"
            label={texts.emailText.message}
            required
            maxLength={5000}
            rows={12}
          />
        </div>
        <PlaceholderList onChosen={(word) => insertAtCaret(field.current, word)} />
        <ExampleEmail text={typed ?? ''} title={texts.emailText.example} />
      </div>
      <ModalFooter canSave={isDirty} isSaving={isSaving} onCancel={onCancel}>
        <Button onClick={() => void copy(typed ?? '')}>{texts.emailText.copy}</Button>
        {emailText.id !== null && <Button onClick={toDefault}>{texts.emailText.toDefault}</Button>}
      </ModalFooter>
    </form>
  );
}

/** Puts a text on the clipboard, and says whether that worked. */
function useCopy() {
  const notices = useNotices();
  return async (text: string) => {
    try {
      // Without https there is no clipboard at all.
      await navigator.clipboard.writeText(text);
      notices.success(texts.done, texts.emailText.copied);
    } catch {
      notices.error(texts.emailText.notCopied);
    }
  };
}

function useEmailTextForm(emailText: EmailText, onSaved: () => void) {
  const save = useSaveEmailText(emailText);
  const notices = useNotices();
  const form = useContractForm(schema, { template: emailText.text });
  const saveFailed = useSaveFailed(form.setError);
  const submit = form.handleSubmit((values) =>
    save.mutate(values, {
      onSuccess: () => {
        notices.success(texts.updated, texts.allUpdated);
        onSaved();
      },
      onError: saveFailed,
    }),
  );
  return { form, submit, isSaving: save.isPending };
}
