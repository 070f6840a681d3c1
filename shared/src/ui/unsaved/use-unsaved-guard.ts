import { useEffect, useLayoutEffect, useRef } from 'react';
import { currentSession } from '../../session/session-store';
import type { LeaveQuestion } from '../confirm/question';
import { asLeaving } from './as-leaving';
import { type Unsaved, useUnsaved } from './unsaved-provider';

type Options = {
  /** What of the address opens the form on its page, when its page alone does not. */
  param?: string;
  /** The page is left over that question. */
  onLeft?: () => void;
};

/**
 * Asks before changes are lost: by a link or Back with our own question, by closing the tab with the
 * browser's. A page may hold several forms that do.
 *
 * @returns goes away without asking for these changes, after a save
 */
export function useUnsavedGuard(
  isDirty: boolean,
  question: LeaveQuestion,
  { param, onLeft = nothing }: Options = {},
): (go: () => void) => void {
  const unsaved = useUnsaved();
  const changes = useRef<Unsaved>({
    question: asLeaving(question),
    param,
    isFree: false,
    onLeft,
  });

  useLayoutEffect(() => {
    Object.assign(changes.current, { question: asLeaving(question), onLeft });
  });

  useLayoutEffect(() => {
    if (!isDirty) return;
    const { current } = changes;
    current.isFree = false;
    unsaved.add(current);
    return () => void unsaved.delete(current);
  }, [isDirty, unsaved]);

  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      // After the session ended nothing can be saved, and the user may be in another tab: do not ask.
      if (!changes.current.isFree && currentSession().token !== null) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  return (go) => {
    changes.current.isFree = true;
    go();
  };
}

const nothing = () => {};
