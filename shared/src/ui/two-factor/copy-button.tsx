import { type ComponentType, type ReactNode, useState } from 'react';
import { texts } from './texts';
import './two-factor.css';

/** The button of the dialog around it: some have the component library, and some must be there at once. */
export type ButtonOfDialog = ComponentType<{ onClick: () => void; children: ReactNode }>;

type Props = { button: ButtonOfDialog; label: string; text: string };

/** Puts a text on the clipboard, and says whether that worked. */
export function CopyButton({ button: Button, label, text }: Props) {
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
      <Button onClick={() => void copy()}>{label}</Button>
      <span role="status" className="bw-copy-result">
        {said}
      </span>
    </>
  );
}
