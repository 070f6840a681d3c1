/**
 * Lets the service worker keep the files of builds, and show a page when there is no network. Not in development,
 * where builds change under the same names.
 */
export function startServiceWorker(): void {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  const register = () =>
    // Optional: without it only the offline page is missing.
    void navigator.serviceWorker
      .register('/service-worker.js', { updateViaCache: 'none' })
      .catch(() => {});
  // Its own fetches must not slow down the first page.
  if (document.readyState === 'complete') setTimeout(register);
  else window.addEventListener('load', register, { once: true });
}
