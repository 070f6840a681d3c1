/** What there is to see once the outline in the host's page has done its work; waiting for the session is none of it. */
const PAGE = 'main:not(.host-gate), .host-error-card, [role=alert]';

/** Takes away the outline that the page came with, as soon as there is something of the page itself. */
export function replaceOutline(root: HTMLElement): void {
  const outline = document.getElementById('boot');
  if (!outline) return;
  const replace = () => {
    if (!root.querySelector(PAGE)) return;
    watching.disconnect();
    outline.remove();
  };
  const watching = new MutationObserver(replace);
  watching.observe(root, { childList: true, subtree: true });
}
