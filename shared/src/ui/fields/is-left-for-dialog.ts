import type { FocusEvent } from 'react';

/** Whether the focus went because a dialog opened over the field: nobody is done with it yet. */
export function isLeftForDialog({ target, relatedTarget }: FocusEvent): boolean {
  const dialog = relatedTarget instanceof Element ? relatedTarget.closest('[role=dialog]') : null;
  return dialog !== null && !dialog.contains(target);
}
