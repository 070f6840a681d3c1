export type ViewerAction =
  | 'previous'
  | 'next'
  | 'zoomIn'
  | 'zoomOut'
  | 'zoomReset'
  | 'rotate'
  | 'fit';

const ACTIONS: Readonly<Record<string, ViewerAction>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  '+': 'zoomIn',
  '=': 'zoomIn',
  '-': 'zoomOut',
  '0': 'zoomReset',
  r: 'rotate',
  b: 'fit',
};

/** What a key does in the document viewer; null while typing, or when the key is the browser's. */
export function viewerAction(event: KeyboardEvent): ViewerAction | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (isOfControl(event.target)) return null;
  return ACTIONS[event.key] ?? null;
}

/** Controls that use letters or arrows themselves. */
const isOfControl = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role=tab], [role=combobox]') !==
    null;
