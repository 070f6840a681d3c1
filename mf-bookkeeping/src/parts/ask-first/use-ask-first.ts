import { ApiError } from '@boekwerk/shared/api-client/api-error';
import { isRefusal } from '@boekwerk/shared/api-client/is-refusal';
import { useConfirm } from '@boekwerk/shared/ui/confirm';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { useState } from 'react';

type Asked = {
  question: string;
  confirmText: string;
  /** What the button says when more is lost than the user may know, which the API then asks about. */
  goOn: string;
};

/**
 * Does something after asking; when the API asks as well, the user is asked once more.
 *
 * @returns `ask`, that says whether it was done, and `problem`: what was wrong with it the last time
 */
export function useAskFirst({ question, confirmText, goOn }: Asked) {
  const confirm = useConfirm();
  const notices = useNotices();
  const [problem, setProblem] = useState<string | null>(null);

  async function ask(act: (is_confirmed: boolean) => Promise<unknown>): Promise<boolean> {
    if (!(await confirm({ text: question, confirmText }))) return false;
    setProblem(null);
    try {
      await act(false);
      return true;
    } catch (error) {
      const asked = error instanceof ApiError ? error.errors.is_confirmed : undefined;
      if (!asked) return fail(error);
      if (!(await confirm({ text: asked.join(' '), confirmText: goOn }))) return false;
    }
    return act(true).then(() => true, fail);
  }

  function fail(error: unknown): false {
    if (isRefusal(error)) setProblem(error.message);
    else notices.failed(error);
    return false;
  }
  return { ask, problem };
}
