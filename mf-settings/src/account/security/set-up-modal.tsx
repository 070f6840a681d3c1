import { type AppDialog, AppModal } from './app-modal';
import { useConfirmTwoFactor, useStartTwoFactor } from './queries';
import { texts } from './texts';

/** Turns the second factor on. */
export function SetUpModal(dialog: AppDialog) {
  const start = useStartTwoFactor();
  const confirm = useConfirmTwoFactor();
  return <AppModal {...dialog} words={texts.setUp} start={start} confirm={confirm} />;
}
