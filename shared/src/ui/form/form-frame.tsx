import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ConflictBar } from './conflict-bar';
import { DraftBar } from './draft-bar';
import { ErrorSummary } from './error-summary';
import { FormFieldsProvider } from './form-fields';
import { LeaveGuard } from './leave-guard';
import { RequiredHint } from './required-hint';
import type { SavedForm } from './use-saved-form';

type Props<Values extends FieldValues> = {
  saved: Pick<
    SavedForm<Values, unknown, unknown>,
    'draft' | 'conflict' | 'renew' | 'guard' | 'openedBy'
  > & {
    // biome-ignore lint/suspicious/noExplicitAny: it does not mind what the form makes of its values
    form: Pick<UseFormReturn<Values, any, any>, 'control' | 'setFocus'>;
    submit: () => void;
  };
  /** Between the messages about the whole form and its fields: a question that came up. */
  question?: ReactNode;
  /** False where errors without a field are listed elsewhere in the form, with an `ErrorSummary`. */
  hasErrorSummary?: boolean;
  /** False where every field may stay empty. */
  hasRequired?: boolean;
  /** What can be done with the form; with a button that submits it, Enter in a field does so as well. */
  footer: ReactNode;
  className?: string;
  /** The fields. */
  children: ReactNode;
};

/** Around the fields of a saved form: the conflict and draft bars, the errors, and the footer. */
export function FormFrame<Values extends FieldValues>(props: Props<Values>) {
  const { saved, question, hasErrorSummary = true, hasRequired = true } = props;
  const { footer, className, children } = props;
  const { form, draft, conflict } = saved;
  return (
    <FormFieldsProvider form={form}>
      <form
        noValidate
        className={className}
        onSubmit={(event) => {
          event.preventDefault();
          // Its own fields only: the page around it may be a form as well.
          event.stopPropagation();
          saved.submit();
        }}
      >
        {saved.guard && <LeaveGuard leave={saved.guard} param={saved.openedBy} />}
        {conflict && <ConflictBar message={conflict} onRenew={() => void saved.renew()} />}
        {draft.found && (
          <DraftBar
            keptAt={draft.found.kept_at}
            onRestore={draft.restore}
            onDiscard={draft.forget}
          />
        )}
        {question}
        {hasErrorSummary && <ErrorSummary control={form.control} />}
        {hasRequired && <RequiredHint />}
        {children}
        {footer}
      </form>
    </FormFieldsProvider>
  );
}
