import { useEffect, useRef } from 'react';
import { useBlocker } from '../../router';
import { currentSession } from '../../session/session-store';
import { useConfirm } from '../confirm/confirm-provider';
import type { Question } from '../confirm/question';

/**
 * Asks before changes are lost: by a link or Back with our own question, by closing the tab with the
 * browser's.
 *
 * @returns goes away without asking, after a save
 */
export function useUnsavedGuard(isDirty: boolean, question: Question): (go: () => void) => void {
  const confirm = useConfirm();
  const isFree = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isFree.current && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!isDirty) isFree.current = false;
  }, [isDirty]);

  // One question per blocked navigation, however often the page renders meanwhile.
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    confirm(question).then((isConfirmed) => (isConfirmed ? blocker.proceed() : blocker.reset()));
  }, [blocker.state]);

  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      // Whose session is over cannot save any more, and may be in another tab: nobody is there to answer.
      if (!isFree.current && currentSession().token !== null) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  return (go) => {
    isFree.current = true;
    go();
  };
}
