import { useEffect, useRef } from 'react';
import { saveText } from '../../plain/save-file';
import { type ButtonOfDialog, CopyButton } from './copy-button';
import { texts } from './texts';
import './two-factor.css';

type Props = { codes: readonly string[]; button: ButtonOfDialog };

/** The recovery codes, for the only time that they can be seen, and ways to keep them. */
export function RecoveryCodes({ codes, button: Button }: Props) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.focus(), []);

  return (
    <>
      <p className="bw-two-factor-text">{texts.codesIntro}</p>
      {/* The field that had the focus is gone; from here the codes are read out. */}
      <ul ref={list} className="bw-recovery-codes" tabIndex={-1} aria-label={texts.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="bw-recovery-actions">
        <Button onClick={() => download(codes)}>{texts.download}</Button>
        <CopyButton button={Button} label={texts.copy} text={codes.join('\n')} />
      </div>
    </>
  );
}

const download = (codes: readonly string[]): void =>
  saveText([texts.fileTitle, '', ...codes, '', texts.fileHint, ''].join('\r\n'), texts.fileName);
