import { Button } from '@boekwerk/shared/plain';
import { useState } from 'react';
import { texts } from './texts';

type Props = { label: string; text: string };

/** Puts a text on the clipboard, and says whether that worked. */
export function CopyButton({ label, text }: Props) {
  const [said, setSaid] = useState('');

  async function copy(): Promise<void> {
    try {
      // Without https there is no clipboard at all.
      await navigator.clipboard.writeText(text);
      setSaid(texts.copied);
    } catch {
      setSaid(texts.notCopied);
    }
  }

  return (
    <>
      <Button onClick={copy}>{label}</Button>
      <span role="status" className="auth-copy-result">
        {said}
      </span>
    </>
  );
}
