import { openDialogs } from '@boekwerk/shared/ui/modal';

export type DocumentKey = (typeof SINGLE)[keyof typeof SINGLE] | (typeof TOGETHER)[number]['means'];

/** Keys that mean something as long as nobody is typing. */
const SINGLE = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  '+': 'zoomIn',
  '=': 'zoomIn',
  '-': 'zoomOut',
  '0': 'zoomReset',
  r: 'rotate',
  b: 'fit',
  i: 'purchase',
  v: 'sale',
  '/': 'search',
  '?': 'help',
} as const;

/** Keys that are pressed with another one, also while somebody types. */
const TOGETHER = [
  { with: 'ctrl', code: 'Enter', means: 'goOn' },
  { with: 'ctrl', code: 'NumpadEnter', means: 'goOn' },
  { with: 'ctrl', code: 'KeyS', means: 'save' },
  { with: 'alt', code: 'Digit1', means: 'firstTab' },
  { with: 'alt', code: 'Digit2', means: 'secondTab' },
] as const;

/**
 * What a key does to the document on the screen; null when it is the browser's, or of a dialog over it.
 *
 * @param areCharactersOn without them only the arrows, and keys that are pressed with another one, mean something
 */
export function documentKey(event: KeyboardEvent, areCharactersOn = true): DocumentKey | null {
  if (event.defaultPrevented) return null;
  const meant = isHeldKey(event) ? heldKey(event) : singleKey(event, areCharactersOn);
  if (meant === null || (meant === 'goOn' && isSentByIt(event.target))) return null;
  // Looked up last: it searches the whole page, which a letter that is typed need not wait for.
  return isOfAnotherDialog(event.target) ? null : meant;
}

/** Of an element around a field that is sent by the key that goes on elsewhere. */
export const SENT_BY_KEY = { 'data-sent-by-key': true };

const isSentByIt = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-sent-by-key]') !== null;

function heldKey({ ctrlKey, metaKey, altKey, code }: KeyboardEvent): DocumentKey | null {
  if (altKey && (ctrlKey || metaKey)) return null;
  const held = altKey ? 'alt' : 'ctrl';
  return TOGETHER.find((key) => key.with === held && key.code === code)?.means ?? null;
}

function singleKey(event: KeyboardEvent, areCharactersOn: boolean): DocumentKey | null {
  if (isOfControl(event) || (!areCharactersOn && event.key.length === 1)) return null;
  return isSingle(event.key) ? SINGLE[event.key] : null;
}

/** Whether a key is pressed with another one, which no field takes for itself. */
export const isHeldKey = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey;

const isSingle = (key: string): key is keyof typeof SINGLE => key in SINGLE;

/** Controls that use letters or arrows themselves. */
const OWN_KEYS = [
  ...['input', 'textarea', 'select', '[contenteditable]'],
  ...['[role=tab]', '[role=combobox]', '[role=menu]', '[role=separator]'],
].join();

const isOfControl = ({ target, key }: KeyboardEvent): boolean =>
  target instanceof Element &&
  target.closest(OWN_KEYS) !== null &&
  !(isArrow(key) && isEmptyField(target));

const isArrow = (key: string) => key === 'ArrowLeft' || key === 'ArrowRight';

/** In a field in which nothing is typed the arrows move nothing: a form begins with the focus in such a field. */
const isEmptyField = (target: Element): boolean =>
  target instanceof HTMLInputElement &&
  target.type === 'text' &&
  target.value === '' &&
  target.closest('[aria-expanded=true]') === null;

/** A question or form over the document has its keys to itself. */
const isOfAnotherDialog = (target: EventTarget | null): boolean => {
  const dialog = target instanceof Element ? target.closest('[role=dialog]') : null;
  return dialog !== null && dialog !== openDialogs()[0];
};
