const LOCAL = /^(localhost|127(\.\d+){3}|\[::1\])$/;
/** One cause may fail over and over before the reporter is there. */
const MAX_WAITING = 10;

let report: ((error: unknown) => void) | null = null;
let waiting: unknown[] = [];

/** Reports a caught error to the error service, if this installation has one. */
export function reportError(error: unknown): void {
  if (report) report(error);
  else if (waiting.length < MAX_WAITING) waiting.push(error);
}

/**
 * Sends uncaught errors to the error service of this installation; on the own machine there is none. Its code is
 * fetched after the first page; errors until then are queued.
 */
export function startErrorReports(): void {
  const dsn = metaOf('error-reports');
  if (dsn === '' || LOCAL.test(window.location.hostname)) return;

  const onError = ({ error }: ErrorEvent) => reportError(error);
  const onRejection = ({ reason }: PromiseRejectionEvent) => reportError(reason);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);

  afterFirstPage(async () => {
    const { startReporter } = await import('./reporter');
    report = startReporter({ dsn, build: metaOf('release').split('+')[0] ?? '' });
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
    for (const error of waiting) report(error);
    waiting = [];
  });
}

const metaOf = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';

function afterFirstPage(act: () => Promise<void>): void {
  // The page works without the reporter.
  const later = () => setTimeout(() => void act().catch(() => {}), 2000);
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}
