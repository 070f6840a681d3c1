import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Takes files that are dropped anywhere on the page.
 *
 * @returns whether files are held over the page now
 */
export function useDroppedFiles(onFiles: (files: File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);

  const mark = useEffectEvent(({ dataTransfer }: DragEvent) => dataTransfer?.setData(OWN, OWN));
  const hold = useEffectEvent((event: DragEvent) => {
    if (!hasFiles(event)) return;
    // Without this the browser opens the file in place of the page.
    event.preventDefault();
    setIsOver(true);
  });
  const leave = useEffectEvent(({ relatedTarget }: DragEvent) => {
    // Between two elements there is a next one; outside the window there is not.
    if (relatedTarget === null) setIsOver(false);
  });
  const drop = useEffectEvent((event: DragEvent) => {
    setIsOver(false);
    // A drop area on the page has taken them already.
    if (event.defaultPrevented || !hasFiles(event)) return;
    event.preventDefault();
    onFiles([...(event.dataTransfer?.files ?? [])]);
  });

  useEffect(() => {
    const listeners = [
      ['dragstart', (event: DragEvent) => mark(event)],
      ['dragover', (event: DragEvent) => hold(event)],
      ['dragleave', (event: DragEvent) => leave(event)],
      ['drop', (event: DragEvent) => drop(event)],
    ] as const;
    for (const [type, listener] of listeners) window.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of listeners) window.removeEventListener(type, listener);
    };
  }, []);

  return isOver;
}

/** What is dragged of this page itself: of a picture browsers make a file, which would be handed in once more. */
const OWN = 'application/x-boekwerk-own';

function hasFiles({ dataTransfer }: DragEvent): boolean {
  const types = dataTransfer?.types ?? [];
  return types.includes('Files') && !types.includes(OWN);
}
