/** Under which name the browser keeps what is typed of a prefix; without an id of a new one. */
export const prefixDraft = (id: number | undefined) => `prefix.${id ?? 'new'}`;
