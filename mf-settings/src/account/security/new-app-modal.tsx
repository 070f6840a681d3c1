import { type AppDialog, AppModal } from './app-modal';
import { useConfirmNewApp, useStartNewApp } from './queries';
import { texts } from './texts';

/** Moves the second factor to another app; closed before its first code, it leaves all as it was. */
export function NewAppModal(dialog: AppDialog & { asksCode: boolean }) {
  const start = useStartNewApp();
  const confirm = useConfirmNewApp(start.data?.sealed_secret ?? '');
  return <AppModal {...dialog} words={texts.newApp} start={start} confirm={confirm} />;
}
