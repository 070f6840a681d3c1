import { Button, Checkbox } from '@boekwerk/shared/plain';
import { RecoveryCodes } from '@boekwerk/shared/ui/two-factor';
import { useState } from 'react';
import { texts } from './texts';

type Props = { codes: string[]; onSaved: () => void };

/** The recovery codes, this once: whoever goes on has said that they are in a safe place. */
export function SavedCodes({ codes, onSaved }: Props) {
  const [isSaved, setSaved] = useState(false);
  return (
    <>
      <RecoveryCodes codes={codes} button={Button} />
      <Checkbox
        label={texts.saved}
        checked={isSaved}
        onChange={(event) => setSaved(event.target.checked)}
      />
      <div className="auth-dialog-buttons">
        <Button isPrimary disabled={!isSaved} onClick={onSaved}>
          {texts.proceed}
        </Button>
      </div>
    </>
  );
}
