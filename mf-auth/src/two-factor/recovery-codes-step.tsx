import { Button, Checkbox } from '@boekwerk/shared/plain';
import { RecoveryCodes } from '@boekwerk/shared/ui/two-factor';
import { useState } from 'react';
import { texts } from './texts';

type Props = { codes: string[]; onKept: () => void };

/** The recovery codes, this once: whoever goes on has said that they are in a safe place. */
export function RecoveryCodesStep({ codes, onKept }: Props) {
  const [isKept, setKept] = useState(false);
  return (
    <>
      <RecoveryCodes codes={codes} button={Button} />
      <Checkbox
        label={texts.saved}
        checked={isKept}
        onChange={(event) => setKept(event.target.checked)}
      />
      <div className="auth-dialog-buttons">
        <Button isPrimary disabled={!isKept} onClick={onKept}>
          {texts.proceed}
        </Button>
      </div>
    </>
  );
}
