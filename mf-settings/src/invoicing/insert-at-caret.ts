/** Puts a word where the caret is in the text area inside `place`, as if it were typed there. */
export function insertAtCaret(place: HTMLElement | null, word: string): void {
  const area = place?.querySelector('textarea');
  if (!area) return;
  area.setRangeText(word, area.selectionStart, area.selectionEnd, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
  area.focus();
}
