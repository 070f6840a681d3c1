/** The dialogs that are open, the lowest first; one that was closed may still be there, unseen. */
export const openDialogs = (): Element[] =>
  [...document.querySelectorAll('[role=dialog], dialog[open]')].filter(
    (dialog) => dialog.closest('[style*="display: none"]') === null,
  );
