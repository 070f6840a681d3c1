import type { EmailText } from '@boekwerk/shared/contract/email-text';
import { DEFAULT_EMAIL_TEXT } from '@boekwerk/shared/domain/invoice/email-text';
import { Button } from '@boekwerk/shared/ui/button';
import { TextAreaField } from '@boekwerk/shared/ui/fields';
import { FormFrame, useSavedForm, useWatch } from '@boekwerk/shared/ui/form';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { useRef } from 'react';
import { type ModalFormProps, useFormStanding } from '../form-modal';
import { ExampleEmail } from './example-email';
import { insertAtCaret } from './insert-at-caret';
import './invoicing.css';
import { ModalFooter } from '../modal-footer';
import { PlaceholderList } from './placeholder-list';
import { useSaveEmailText } from './queries';
import { texts } from './texts';
import { EmailTextValues } from './versioned-forms';

type Props = ModalFormProps & {
  emailText: EmailText;
  /** Reads it as somebody else saved it. */
  readAgain: () => Promise<EmailText>;
  onSaved: () => void;
};

/** The e-mail text, beside what a customer would read. */
export function EmailTextForm({ emailText, readAgain, onState, onCancel, onSaved }: Props) {
  const saved = useEmailTextForm({ emailText, readAgain, onSaved });
  const { isChanged, isSaving } = saved;
  const { control, setValue } = saved.form;
  const typed = useWatch({ control, name: 'template' });
  const field = useRef<HTMLDivElement>(null);
  useFormStanding(onState, { isChanged, isSaving });

  const toDefault = () =>
    setValue('template', DEFAULT_EMAIL_TEXT, { shouldDirty: true, shouldValidate: true });
  const copy = useCopy();
  return (
    <FormFrame
      saved={saved}
      hasRequired={false}
      footer={
        <ModalFooter canSave={isChanged} isSaving={isSaving} onCancel={onCancel}>
          <Button onClick={() => void copy(typed ?? '')}>{texts.emailText.copy}</Button>
          {emailText.id !== null && (
            <Button onClick={toDefault}>{texts.emailText.toDefault}</Button>
          )}
        </ModalFooter>
      }
    >
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
    </FormFrame>
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

function useEmailTextForm({ emailText, readAgain, onSaved }: Omit<Props, keyof ModalFormProps>) {
  const { mutateAsync: save } = useSaveEmailText();
  const notices = useNotices();
  return useSavedForm({
    schema: EmailTextValues,
    values: valuesOf(emailText),
    draft: 'email-text',
    asksToLeave: false,
    save,
    onSaved: () => {
      notices.success(texts.updated, texts.allUpdated);
      onSaved();
    },
    readAgain: () => readAgain().then(valuesOf),
  });
}

/** The default one is of no version, also where a company had its own. */
const valuesOf = ({ text, updated_at }: EmailText) => ({ template: text, updated_at });
