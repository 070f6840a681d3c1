import { Checkbox, Notice } from '@boekwerk/shared/plain';
import { type ComponentType, useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import { failureText } from '../failure-text';
import type { RegisterFields } from './register-form';
import type { TermsDialogProps } from './terms-dialog';
import { texts } from './texts';

/** The checkbox about the terms, and the way to read them; their text is fetched for who asks. */
export function TermsAgreement({ control }: { control: Control<RegisterFields> }) {
  const { field, fieldState } = useController({ control, name: 'agreePrivacy' });
  const [opened, setOpened] = useState<{ Dialog: ComponentType<TermsDialogProps> } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function open(): Promise<void> {
    setFailure(null);
    try {
      const { TermsDialog } = await import('./terms-dialog');
      setOpened({ Dialog: TermsDialog });
    } catch (error) {
      setFailure(failureText(error));
    }
  }

  function answer(isAgreed: boolean): void {
    field.onChange(isAgreed);
    setOpened(null);
  }

  return (
    <>
      <p className="auth-terms-link">
        <button type="button" className="bw-plain-link" onClick={open}>
          {texts.readTerms}
        </button>
      </p>
      <Notice>{failure}</Notice>
      <Checkbox
        ref={field.ref}
        name={field.name}
        label={texts.agree}
        error={fieldState.error?.message}
        checked={field.value}
        onChange={(event) => field.onChange(event.target.checked)}
      />
      {opened && <opened.Dialog onAnswer={answer} onClose={() => setOpened(null)} />}
    </>
  );
}
