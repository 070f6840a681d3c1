/** Told to the fields of a `Fold`: one of them is about to get the focus. */
export const UNFOLD = 'bw-unfold';

/** Shows the field of a name when it is folded away, so that it can take the focus. */
export function unfold(name: string): void {
  const field = document.querySelector(`[data-field="${name}"]`);
  field?.dispatchEvent(new CustomEvent(UNFOLD, { bubbles: true }));
}
