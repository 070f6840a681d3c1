import { useEffect, useEffectEvent } from 'react';
import { texts } from './texts';

/** Takes files that are pasted anywhere on the page: a screenshot, or what was copied in a folder. */
export function usePastedFiles(onFiles: (files: File[]) => void): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    // Text that comes with a picture, as from a document, is meant for the field that it is pasted in.
    if (files.length === 0 || isField(event.target)) return;
    event.preventDefault();
    onFiles(files.map((file) => named(file, new Date())));
  });

  useEffect(() => {
    const listener = (event: ClipboardEvent) => paste(event);
    window.addEventListener('paste', listener);
    return () => window.removeEventListener('paste', listener);
  }, []);
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || (target.matches('input, textarea') && !isFileInput(target)));

const isFileInput = (target: HTMLElement) => target.getAttribute('type') === 'file';

/** Browsers call every screenshot `image.png`: of ten nobody knows which is which. */
export function named(file: File, now: Date): File {
  if (file.name !== 'image.png') return file;
  const name = `${texts.screenshot} ${stamp(now)}.png`;
  return new File([file], name, { type: file.type, lastModified: file.lastModified });
}

const two = (number: number) => String(number).padStart(2, '0');

/** `2026-11-22 14.05.09`: a colon is not allowed in a name. */
const stamp = (now: Date) =>
  `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())} ${[now.getHours(), now.getMinutes(), now.getSeconds()].map(two).join('.')}`;
