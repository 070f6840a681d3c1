import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import './server-search.css';

/** The keys that mark and pick, with the codes by which the lists know them. */
const KEY_CODES = { ArrowDown: 40, ArrowUp: 38, Enter: 13, Tab: 9 };

type PickingKey = keyof typeof KEY_CODES;

/** `hasMoved`: an arrow key is kept already. */
export type IsForList = (key: PickingKey, field: Element, hasMoved: boolean) => boolean;

type Kept = { key: PickingKey; field: Element };

type Props = {
  /** The choices are not yet those of what is typed. */
  isWaiting: boolean;
  /** Whether the list would act on a key that is pressed now. */
  isForList: IsForList;
  children: ReactNode;
};

/**
 * Around a picker of which the server finds the choices. A key that marks or picks one before they are there is
 * kept, and pressed again when they are: who types a name and presses Enter gets what was typed, not what stood
 * in the list before. Typing on, Escape and leaving the field forget it.
 */
export function PendingKeys({ isWaiting, isForList, children }: Props) {
  const [kept, keep] = useState<readonly Kept[]>([]);
  const isReady = useOneRenderLater(!isWaiting);
  const forget = () => keep([]);

  useEffect(() => {
    const [next, ...others] = kept;
    if (!isReady || !next) return;
    keep(others);
    press(next);
  }, [isReady, kept]);

  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') forget();
    if (!isWaiting || !isPicking(event)) return;
    const { key, target: field } = event as { key: PickingKey; target: EventTarget };
    const hasMoved = kept.some((one) => isMove(one.key));
    if (!(field instanceof Element) || !isForList(key, field, hasMoved)) return;
    event.preventDefault();
    event.stopPropagation();
    keep([...kept, { key, field }]);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears what is pressed in the field in it
    <div className="bw-kept-keys" onKeyDownCapture={onKey} onInput={forget} onBlur={forget}>
      {children}
    </div>
  );
}

export const isMove = (key: PickingKey) => key === 'ArrowDown' || key === 'ArrowUp';

/** Turns true a render after `isTrue`: a list marks its first row when it has drawn its rows. */
function useOneRenderLater(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(isTrue);
  useEffect(() => setWasTrue(isTrue), [isTrue]);
  return isTrue && wasTrue;
}

const isPicking = ({ key, shiftKey, ctrlKey, altKey, metaKey }: KeyboardEvent) =>
  key in KEY_CODES && !shiftKey && !ctrlKey && !altKey && !metaKey;

function press({ key, field }: Kept): void {
  const keyCode = KEY_CODES[key];
  const options = { key, code: key, keyCode, which: keyCode, bubbles: true, cancelable: true };
  field.dispatchEvent(new KeyboardEvent('keydown', options));
  field.dispatchEvent(new KeyboardEvent('keyup', options));
}
