import { ApiError } from '@boekwerk/shared/api-client/api-error';
import { type FieldValues, type UseFormReturn, useSaveFailed } from '@boekwerk/shared/ui/form';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { texts } from './texts';

type Setup<Values extends FieldValues, Filled, Saved> = {
  form: UseFormReturn<Values, unknown, Filled>;
  /** @throws ApiError when it could not be saved */
  save: (filled: Filled) => Promise<Saved>;
  onSaved: (saved: Saved) => void;
  /** Told what the server says when somebody else saved first; without it that is a notice. */
  onConflict?: (message: string) => void;
};

/** Saves the form of a relation, and says at the fields and in a notice why it cannot be saved. */
export function useSaving<Values extends FieldValues, Filled, Saved>({
  form,
  save,
  onSaved,
  onConflict,
}: Setup<Values, Filled, Saved>) {
  const notices = useNotices();
  const saveFailed = useSaveFailed(form.setError);
  const failed = (error: unknown) => {
    const isTooLate = onConflict && error instanceof ApiError && error.status === 409;
    if (isTooLate) onConflict(error.message);
    else saveFailed(error);
  };
  const submit = form.handleSubmit(
    (filled) => save(filled).then(onSaved, failed),
    () => notices.error(texts.invalid, texts.fillIn),
  );
  return { submit, isChanged: form.formState.isDirty, isSaving: form.formState.isSubmitting };
}
