import { useEffect, useEffectEvent } from 'react';
import { stamp } from './stamp';
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
