import { Button, Checkbox } from '@boekwerk/shared/plain';
import { saveText } from '@boekwerk/shared/plain/save-file';
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
      <ul ref={list} className="auth-recovery-codes" tabIndex={-1} aria-label={texts.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="auth-recovery-actions">
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

const download = (codes: string[]): void =>
  saveText([texts.fileTitle, '', ...codes, '', texts.fileHint, ''].join('\r\n'), texts.fileName);
