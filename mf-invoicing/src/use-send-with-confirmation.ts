import { ApiError } from '@boekwerk/shared/api-client/api-error';
import { useConfirm } from '@boekwerk/shared/ui/confirm';
import { texts } from './texts';

/**
 * Sends something. When the API asks for confirmation first, the user is asked.
 *
 * @returns a function that gives the answer of the API, or `null` when it was not sent after all; it throws what
 * `send` throws
 */
export function useSendWithConfirmation() {
  const confirm = useConfirm();
  return async <Sent>(send: (is_confirmed: boolean) => Promise<Sent>): Promise<Sent | null> => {
    try {
      return await send(false);
    } catch (error) {
      const questions = questionsIn(error);
      if (!questions) throw error;
      const { title, confirmText } = texts.askedOnceMore;
      return (await confirm({ title, text: questions.join(' '), confirmText })) ? send(true) : null;
    }
  };
}

const questionsIn = (error: unknown) =>
  error instanceof ApiError ? error.errors.is_confirmed : undefined;
