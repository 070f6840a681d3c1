/**
 * Lets the service worker keep the files of builds, and show a page when there is no network. Not in development,
 * where builds change under the same names.
 */
export function startServiceWorker(): void {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  const register = () =>
    // Without it everything works as well, only not without a network.
    void navigator.serviceWorker
      .register('/service-worker.js', { updateViaCache: 'none' })
      .catch(() => {});
  // What it fetches may not stand in the way of the first page.
  if (document.readyState === 'complete') setTimeout(register);
  else window.addEventListener('load', register, { once: true });
}
