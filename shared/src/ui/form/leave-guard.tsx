import { type RefObject, useEffect } from 'react';
import { useUnsavedGuard } from '../unsaved/use-unsaved-guard';
import { texts } from './texts';

/** Goes away without asking. */
export type Leave = (go: () => void) => void;

/** Asks before the form is left, as long as it stands: only where there is something to lose. */
export function LeaveGuard({ leave }: { leave: RefObject<Leave> }) {
  const freely = useUnsavedGuard(true, { text: texts.leave });
  useEffect(() => {
    leave.current = freely;
  });
  return null;
}
