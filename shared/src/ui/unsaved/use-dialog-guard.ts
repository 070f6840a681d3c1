import { useConfirm } from '../confirm/confirm-provider';
import { asLeaving } from './as-leaving';
import { useUnsavedGuard } from './use-unsaved-guard';

type Dialog = {
  /** Something is typed that closing would lose. */
  isChanged: boolean;
  /** It is being saved, and stays until that is done. */
  isBusy?: boolean;
  /** The question before that is lost. */
  question: string;
  onClose: () => void;
  /** The page below it is left, over that question. */
  onLeft?: () => void;
};

/** For a form in a dialog: asks before typed values are lost, by closing the dialog or leaving the page below it. */
export function useDialogGuard({ isChanged, isBusy = false, question, onClose, onLeft }: Dialog) {
  const confirm = useConfirm();
  const leave = useUnsavedGuard(isChanged, { text: question }, { onLeft });

  async function close() {
    if (isBusy) return;
    if (!isChanged || (await confirm(asLeaving({ text: question })))) leave(onClose);
  }
  return {
    /** Closes, after asking when something is typed. */
    close: (): void => void close(),
    /** Closes without asking, after a save. */
    leave: (): void => leave(onClose),
    /** Closes so too, by telling what was saved. */
    leaveBy: (tell: () => void): void => leave(tell),
  };
}
