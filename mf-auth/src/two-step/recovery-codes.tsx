import { Button, Checkbox } from '@boekwerk/shared/plain';
import { useEffect, useRef, useState } from 'react';
import { CopyButton } from './copy-button';
import { texts } from './texts';

type Props = { codes: string[]; onSaved: () => void };

/** The recovery codes, this once: whoever goes on has said that they are in a safe place. */
export function RecoveryCodes({ codes, onSaved }: Props) {
  const [isSaved, setSaved] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.focus(), []);

  return (
    <>
      <p>{texts.codesIntro}</p>
      {/* The field that had the focus is gone; from here the codes are read out. */}
      <ul ref={list} className="recovery-codes" tabIndex={-1} aria-label={texts.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="recovery-actions">
        <Button onClick={() => download(codes)}>{texts.download}</Button>
        <CopyButton label={texts.copy} text={codes.join('\n')} />
      </div>
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

function download(codes: string[]): void {
  const lines = [texts.fileTitle, '', ...codes, '', texts.fileHint, ''];
  const address = URL.createObjectURL(new Blob([lines.join('\r\n')], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = texts.fileName;
  link.click();
  URL.revokeObjectURL(address);
}
