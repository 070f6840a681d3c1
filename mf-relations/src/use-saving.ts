import { ApiError } from '@boekwerk/shared/api-client/api-error';
import type { AlikeRelation } from '@boekwerk/shared/contract/alike';
import { type FieldValues, type UseFormReturn, useSaveFailed } from '@boekwerk/shared/ui/form';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { useState } from 'react';
import { texts } from './texts';

type Setup<Values extends FieldValues, Filled, Saved> = {
  form: UseFormReturn<Values, unknown, Filled>;
  /** @throws ApiError when it could not be saved */
  save: (filled: Filled & { accept_alike: boolean }) => Promise<Saved>;
  onSaved: (saved: Saved) => void;
  /** Told what the server says when somebody else saved first; without it that is a notice. */
  onConflict?: (message: string) => void;
};

/**
 * Saves the form of a relation, and says at the fields and in a notice why it cannot be saved. `alike` are those that a
 * new one looks like; it is added all the same by `saveAnyway`.
 */
export function useSaving<Values extends FieldValues, Filled, Saved>({
  form,
  save,
  onSaved,
  onConflict,
}: Setup<Values, Filled, Saved>) {
  const notices = useNotices();
  const [alike, setAlike] = useState<readonly AlikeRelation[]>([]);
  const saveFailed = useSaveFailed(form.setError);
  const failed = (error: unknown) => {
    const isConflict = error instanceof ApiError && error.status === 409;
    if (isConflict && error.alike.length > 0) setAlike(error.alike);
    else if (isConflict && onConflict) onConflict(error.message);
    else saveFailed(error);
  };
  const submitting = (accept_alike: boolean) =>
    form.handleSubmit(
      (filled) => {
        setAlike([]);
        return save({ ...filled, accept_alike }).then(onSaved, failed);
      },
      () => notices.error(texts.invalid, texts.fillIn),
    );
  return {
    submit: submitting(false),
    ...{ isChanged: form.formState.isDirty, isSaving: form.formState.isSubmitting },
    question: {
      alike,
      saveAnyway: () => void submitting(true)(),
      cancel: () => setAlike([]),
    },
  };
}
