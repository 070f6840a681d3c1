import { Button } from '@boekwerk/shared/ui/button';
import {
  DraftBar,
  ErrorSummary,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  RequiredHint,
  type UseFormReturn,
  useFormDraft,
  useSaveFailed,
} from '@boekwerk/shared/ui/form';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { FooterBar } from '@boekwerk/shared/ui/page';
import { useUnsavedGuard } from '@boekwerk/shared/ui/unsaved';
import type { ReactNode } from 'react';
import './settings.css';
import { texts } from './texts';

type Props<Values extends FieldValues, Filled> = {
  form: UseFormReturn<Values, unknown, Filled>;
  /** Under which name the browser keeps what is typed. */
  draft: string;
  /** What of it the browser may keep: a password it may not. */
  kept?: (values: Values) => Values;
  /**
   * Saves it, and gives what the form holds from now on.
   *
   * @throws ApiError when it could not be saved
   */
  save: (filled: Filled) => Promise<Values>;
  /** Said once it is saved. */
  saved: readonly [title: string, text: string];
  children: ReactNode;
};

/** A form of what is there already. What is typed stays: after a failure, a reload and another sign-in. */
export function EditForm<Values extends FieldValues, Filled>(props: Props<Values, Filled>) {
  const { form, save, saved, children } = props;
  const { control, formState, getValues, handleSubmit, reset, setError, setValue } = form;
  const notices = useNotices();
  const draft = useFormDraft(form, props.draft, props.kept);
  const saveFailed = useSaveFailed(setError);
  useUnsavedGuard(formState.isDirty, { text: texts.leave });

  // Who restores sees what was saved since; under the moment of back then it could never be saved again.
  const restore = () =>
    draft.restore((values) => ({ ...values, updated_at: getValues().updated_at }));
  const submit = handleSubmit((filled) => {
    const before = getValues();
    return save(filled).then((values) => {
      const meanwhile = changesSince(before, getValues());
      reset(values);
      draft.forget();
      for (const [name, value] of meanwhile) setValue(name, value, { shouldDirty: true });
      notices.success(...saved);
    }, saveFailed);
  });
  return (
    <form className="settings-form" onSubmit={submit} noValidate>
      {draft.found && (
        <DraftBar keptAt={draft.found.kept_at} onRestore={restore} onDiscard={draft.forget} />
      )}
      <ErrorSummary control={control} />
      <RequiredHint />
      {children}
      <FooterBar>
        <Button
          type="primary"
          htmlType="submit"
          disabled={!formState.isDirty}
          loading={formState.isSubmitting}
        >
          {texts.save}
        </Button>
      </FooterBar>
    </form>
  );
}

/** What was typed while the form was being saved. */
const changesSince = <Values extends FieldValues>(before: Values, now: Values) =>
  (Object.entries(now) as [FieldPath<Values>, FieldPathValue<Values, FieldPath<Values>>][]).filter(
    ([name, value]) => value !== before[name],
  );
