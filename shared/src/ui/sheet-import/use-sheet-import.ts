import { ApiError } from '@boekwerk/shared/api-client/api-error';
import { useNavigate } from '@boekwerk/shared/router';
import { randomKey } from '@boekwerk/shared/session/random-key';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { useRef, useState } from 'react';
import { OVERVIEW } from '../addresses';
import { texts as remote } from '../texts';
import { type Chosen, useCheckImport, useImportRelations } from './queries';
import { readFile } from './read-file';
import { texts } from './texts';

/** A file on its way from being chosen to being imported. */
export function useImport() {
  const check = useCheckImport();
  const save = useImportRelations();
  const { success } = useNotices();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isAlikeAccepted, acceptAlike] = useState(false);
  const latest = useRef<File | null>(null);

  const forget = () => {
    latest.current = null;
    setChosen(null);
    setRefusal(null);
    acceptAlike(false);
    check.reset();
    save.reset();
  };
  const choose = async (file: File) => {
    forget();
    latest.current = file;
    const read = await readFile(file);
    // Another was chosen while this one was read.
    if (latest.current !== file) return;
    if (typeof read === 'string') return setRefusal(read);
    const choice = { file: read, key: randomKey() };
    setChosen(choice);
    check.mutate(choice);
  };
  const store = () =>
    chosen &&
    save.mutate(
      { ...chosen, isAlikeAccepted },
      {
        onSuccess: ({ errors_count, created, updated }) => {
          if (errors_count > 0) return;
          success(remote.done, texts.imported(created, updated));
          navigate(OVERVIEW);
        },
      },
    );

  // What was right when it was checked may have errors by the time it is imported.
  const result = save.data ?? check.data ?? null;
  return {
    chosen,
    choose,
    forget,
    store,
    result,
    isChecking: check.isPending,
    isSaving: save.isPending,
    isAlikeAccepted,
    acceptAlike,
    mayStore:
      result?.errors_count === 0 &&
      result.created + result.updated > 0 &&
      (result.alike_count === 0 || isAlikeAccepted),
    problem:
      refusal ??
      problemOf(save.error, texts.importFailed) ??
      problemOf(check.error, texts.checkFailed),
    retry: save.isError ? store : check.isError && chosen ? () => check.mutate(chosen) : null,
  };
}

/** What the server says of the file itself, or that it did not get that far. */
function problemOf(error: unknown, text: string): string | null {
  if (error === null) return null;
  if (!(error instanceof ApiError)) return text;
  return error.status === 422 ? error.message : `${text} ${error.message}`;
}
