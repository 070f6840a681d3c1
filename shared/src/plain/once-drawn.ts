/** Acts once the answer to what was just done is drawn, so that nobody waits for it. */
export const onceDrawn = (act: () => void): void => {
  requestAnimationFrame(() => setTimeout(act));
};
