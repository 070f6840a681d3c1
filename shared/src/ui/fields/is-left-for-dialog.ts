import type { FocusEvent } from 'react';

/** Whether the focus left because a dialog opened over the field: the user is not done with it yet. */
export function isLeftForDialog({ target, relatedTarget }: FocusEvent): boolean {
  const dialog = relatedTarget instanceof Element ? relatedTarget.closest('[role=dialog]') : null;
  return dialog !== null && !dialog.contains(target);
}
