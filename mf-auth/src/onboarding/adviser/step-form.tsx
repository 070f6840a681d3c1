import { Button, LinkButton } from '@boekwerk/shared/ui/button';
import {
  DraftBar,
  ErrorSummary,
  type FieldValues,
  RequiredHint,
  type UseFormReturn,
  useFormDraft,
  useSaveFailed,
} from '@boekwerk/shared/ui/form';
import { Columns } from '@boekwerk/shared/ui/layout';
import type { ReactNode } from 'react';
import { texts } from '../texts';

type Props<Values extends FieldValues, Filled> = {
  form: UseFormReturn<Values, unknown, Filled>;
  /** Under which name the browser keeps what is typed. */
  draft: string;
  /** @throws ApiError when it could not be saved */
  save: (filled: Filled) => Promise<unknown>;
  /** Goes on once it is saved. */
  onSaved: () => void;
  skipTo: string;
  children: ReactNode;
};

/** The form of a step. What is typed stays: after a failure, after going back, and after another sign-in. */
export function StepForm<Values extends FieldValues, Filled>(props: Props<Values, Filled>) {
  const { form, save, onSaved, skipTo, children } = props;
  const { control, formState, handleSubmit, setError } = form;
  const draft = useFormDraft(form, props.draft);
  const saveFailed = useSaveFailed(setError);

  const submit = handleSubmit((filled) =>
    save(filled).then(() => {
      draft.forget();
      onSaved();
    }, saveFailed),
  );
  return (
    <form onSubmit={submit} noValidate>
      {draft.found && (
        <DraftBar
          keptAt={draft.found.kept_at}
          onRestore={() => draft.restore()}
          onDiscard={draft.forget}
        />
      )}
      <ErrorSummary control={control} />
      <RequiredHint />
      <Columns>{children}</Columns>
      <div className="onboarding-actions">
        <LinkButton to={skipTo}>{texts.skip}</LinkButton>
        <Button type="primary" htmlType="submit" loading={formState.isSubmitting}>
          {texts.next}
        </Button>
      </div>
    </form>
  );
}
