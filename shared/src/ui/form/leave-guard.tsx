import { type RefObject, useEffect } from 'react';
import { useUnsavedGuard } from '../unsaved/use-unsaved-guard';
import { texts } from './texts';

/** Leaves without asking. */
export type Leave = (go: () => void) => void;

/** Rendered while a form has something to lose: asks before its page is left. */
export function LeaveGuard({ leave, param }: { leave: RefObject<Leave>; param?: string }) {
  const freely = useUnsavedGuard(true, { text: texts.leave }, { param });
  useEffect(() => {
    leave.current = freely;
  });
  return null;
}
