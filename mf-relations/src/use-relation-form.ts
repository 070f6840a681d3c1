import { ApiError } from '@boekwerk/shared/api-client/api-error';
import type { AlikeRelation } from '@boekwerk/shared/contract/alike';
import { type FieldValues, useSavedForm } from '@boekwerk/shared/ui/form';
import { useRef, useState } from 'react';

type Setup<Values extends FieldValues, Filled, Saved> = Omit<
  Parameters<typeof useSavedForm<Values, Filled, Saved>>[0],
  'save' | 'onFailed' | 'tellsInvalid'
> & {
  /** @throws ApiError when it could not be saved */
  save: (filled: Filled & { accept_alike: boolean }) => Promise<Saved>;
};

/**
 * The form of a relation, new or existing. `question` is about those that a new one looks like; it is added all the
 * same by `saveAnyway`.
 */
export function useRelationForm<Values extends FieldValues, Filled, Saved>({
  save,
  ...setup
}: Setup<Values, Filled, Saved>) {
  const [alike, setAlike] = useState<readonly AlikeRelation[]>([]);
  const accept_alike = useRef(false);
  const saved = useSavedForm<Values, Filled, Saved>({
    ...setup,
    tellsInvalid: true,
    save: (filled) => {
      setAlike([]);
      return save({ ...filled, accept_alike: accept_alike.current });
    },
    onFailed: (error) => {
      if (!(error instanceof ApiError) || error.alike.length === 0) return false;
      setAlike(error.alike);
      return true;
    },
  });
  const submit = (accepts: boolean) => {
    accept_alike.current = accepts;
    saved.submit();
  };
  return {
    ...saved,
    submit: () => submit(false),
    question: { alike, saveAnyway: () => submit(true), cancel: () => setAlike([]) },
  };
}

export type RelationForm<Values extends FieldValues> = ReturnType<
  typeof useRelationForm<Values, unknown, unknown>
>;
