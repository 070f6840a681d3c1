const LOCAL = /^(localhost|127(\.\d+){3}|\[::1\])$/;
/** One cause may fail over and over before the reporter is there. */
const MAX_WAITING = 10;

let report: ((error: unknown) => void) | null = null;
let waiting: unknown[] = [];

/** Tells the error service, if this installation has one, about what went wrong and was caught. */
export function reportError(error: unknown): void {
  if (report) report(error);
  else if (waiting.length < MAX_WAITING) waiting.push(error);
}

/**
 * Sends errors that nobody caught to the error service of this installation; on the own machine there is none. The
 * code for it is fetched after the first page; what fails until then waits.
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
  // Without the reporter the page works as well.
  const later = () => setTimeout(() => void act().catch(() => {}), 2000);
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}
