/** Of a part from 0 to 1; a hundred is said of what is kept as done. */
export const percentOf = (done: number): number => Math.min(99, Math.round(done * 100));
