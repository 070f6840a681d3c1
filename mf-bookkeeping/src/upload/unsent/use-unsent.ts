import { useEffect, useRef, useState } from 'react';
import { placeOf } from './kept-file';
import { findLeftTrays, holdTray, type LeftTray } from './left-trays';
import { asKept, createTray } from './tray';
import type { Unsent } from './unsent';

/**
 * Keeps what is not handed in yet in this browser, for this user in this company, and finds what a page kept that was
 * closed before it had been handed in.
 *
 * @param relationId the client that an accountant hands in for
 * @param unsent what is not handed in now
 * @param take gets what was found, to go on with it
 */
export function useUnsent(
  relationId: number | undefined,
  unsent: readonly Unsent[],
  take: (found: readonly Unsent[]) => void,
) {
  const [place] = useState(() => placeOf(relationId));
  const [tray] = useState(() => place && createTray(place));
  const [left, setLeft] = useState<readonly LeftTray[]>([]);
  const passed = useRef<readonly LeftTray[]>([]);
  const [isKept, setKept] = useState(false);

  useEffect(() => {
    void tray?.keep(unsent).then((isAll) => {
      if (isAll !== null) setKept(isAll);
      if (!isAll) return;
      for (const one of passed.current) void one.pass().catch(ignore);
      passed.current = [];
    });
  }, [tray, JSON.stringify(unsent.map(asKept))]);
  useEffect(() => {
    if (!place || !tray) return;
    const letGo = holdTray(tray.tray);
    const stop = findLeftTrays(place, (one) => setLeft((before) => [...before, one]));
    return () => {
      stop();
      letGo();
    };
  }, [place, tray]);

  const found = left.flatMap((one) => one.unsent);
  return {
    /** Whether what is not handed in would be found again. */
    isKept,
    found,
    goOn: () => {
      passed.current = [...passed.current, ...left];
      setLeft([]);
      take(found);
    },
    discard: () => {
      for (const one of left) void one.discard().catch(ignore);
      setLeft([]);
    },
  };
}

/** What cannot be deleted now is offered once more. */
const ignore = () => {};
