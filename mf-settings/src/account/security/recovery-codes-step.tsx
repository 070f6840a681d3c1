import { Button } from '@boekwerk/shared/ui/button';
import { RecoveryCodes } from '@boekwerk/shared/ui/two-factor';
import { texts } from './texts';
import '../../settings.css';

type Props = { codes: readonly string[]; onKept: () => void };

/** The recovery codes, until whoever sees them says that they are kept. */
export function RecoveryCodesStep({ codes, onKept }: Props) {
  return (
    <>
      <RecoveryCodes codes={codes} button={Button} />
      <div className="settings-modal-footer">
        <Button type="primary" onClick={onKept}>
          {texts.recovery.kept}
        </Button>
      </div>
    </>
  );
}
