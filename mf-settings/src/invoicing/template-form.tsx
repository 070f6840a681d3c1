import {
  type InvoiceTemplate,
  TemplateForm as schema,
} from '@boekwerk/shared/contract/invoice-template';
import { DEFAULT_LETTER } from '@boekwerk/shared/domain/invoice/letter';
import { Button } from '@boekwerk/shared/ui/button';
import { TextAreaField } from '@boekwerk/shared/ui/fields';
import { ErrorSummary, useContractForm, useSaveFailed, useWatch } from '@boekwerk/shared/ui/form';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { useEffect, useRef } from 'react';
import type { InModal } from '../form-modal';
import { ExampleLetter } from './example-letter';
import { insertAtCaret } from './insert-at-caret';
import './invoicing.css';
import { ModalFoot } from '../modal-foot';
import { LetterWordList } from './letter-word-list';
import { useSaveTemplate } from './queries';
import { texts } from './texts';

type Props = InModal & { template: InvoiceTemplate; onSaved: () => void };

/** The text of the letter, beside what a customer would read. */
export function TemplateForm({ template, onState, onCancel, onSaved }: Props) {
  const { form, submit, isSaving } = useTemplateForm(template, onSaved);
  const { control, formState, setValue } = form;
  const { isDirty } = formState;
  const typed = useWatch({ control, name: 'template' });
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => onState({ isChanged: isDirty, isSaving }), [isDirty, isSaving, onState]);

  const toDefault = () =>
    setValue('template', DEFAULT_LETTER, { shouldDirty: true, shouldValidate: true });
  return (
    <form onSubmit={submit} noValidate>
      <ErrorSummary control={control} />
      <div className="invoicing-letter">
        <div ref={field}>
          <TextAreaField
            control={control}
            name="template"
            label={texts.template.message}
            required
            maxLength={5000}
            rows={12}
          />
        </div>
        <LetterWordList onChosen={(word) => insertAtCaret(field.current, word)} />
        <ExampleLetter text={typed ?? ''} title={texts.template.example} />
      </div>
      <ModalFoot canSave={isDirty} isSaving={isSaving} onCancel={onCancel}>
        {template.id !== null && <Button onClick={toDefault}>{texts.template.toDefault}</Button>}
      </ModalFoot>
    </form>
  );
}

function useTemplateForm({ id, text }: InvoiceTemplate, onSaved: () => void) {
  const save = useSaveTemplate(id);
  const notices = useNotices();
  const form = useContractForm(schema, { template: text });
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
