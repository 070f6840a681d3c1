/** Under which name the browser keeps what is typed of a user. */
export const userDraft = (id: number) => `user.${id}`;
