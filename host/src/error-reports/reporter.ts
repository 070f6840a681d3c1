import * as Sentry from '@sentry/react';
import { originOf } from './origin-of';
import { scrub } from './scrub';

type Installation = {
  dsn: string;
  /** The host's build. */
  build: string;
};

/** Connects to the error service. @returns sends an error */
export function startReporter({ dsn, build }: Installation): (error: unknown) => void {
  Sentry.init({
    dsn,
    release: build,
    tracesSampleRate: 1,
    // Nothing that a user typed and no personal data.
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      urlQueryParams: false,
      httpBodies: [],
    },
    integrations: [Sentry.browserTracingIntegration()],
    // No header of theirs goes to our API.
    tracePropagationTargets: [],
    beforeSend(event) {
      const { remote, release } = originOf(event, build);
      return scrub({ ...event, tags: { ...event.tags, remote, remote_release: release } });
    },
    beforeSendSpan: (span) => scrub(span),
    beforeBreadcrumb: (breadcrumb) => scrub(breadcrumb),
  });
  return (error) => void Sentry.captureException(error);
}
