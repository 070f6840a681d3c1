import type { Reason } from '@boekwerk/shared/contract/reasons';
import { provideRemoteLoader } from '@boekwerk/shared/remote-loader';
import { type PageRoute, RouterProvider } from '@boekwerk/shared/router';
import { onLoggedOutElsewhere } from '@boekwerk/shared/session/log-out-elsewhere';
import { claimTab } from '@boekwerk/shared/session/own-tab';
import {
  currentSession,
  onSessionAnswers,
  onSessionEnd,
  rightsBefore,
} from '@boekwerk/shared/session/session-store';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { startServiceWorker } from '../connection/service-worker';
import { reportError, startErrorReports } from '../error-reports/report-errors';
import { hostBuild } from '../figures/builds';
import { countError, countLoad, countUncaught } from '../figures/figures';
import { sendWhenLeft } from '../figures/send-figures';
import { pageAt } from '../guards/pages';
import { isPublic, redirectFor } from '../guards/redirect-for';
import { discoverRemotes } from '../remotes/discover-remotes';
import { ErrorCard } from '../remotes/error-card';
import '../remotes/platform';
import { remoteLoader } from '../remotes/remote-loader';
import { SlowNotice } from '../remotes/slow-notice';
import { texts } from '../remotes/texts';
import type { Remote } from '../remotes/validate-remotes';
import { answerOtherTabs, continueInOpenTab } from '../tabs/open-tabs';
import { replaceOutline } from './boot-outline';
import { createRouter } from './create-router';
import { hasLoggedOut, leaveLoggedOut } from './leave-logged-out';
import { loadShell } from './load-shell';
import { takeAnswers } from './take-answers';

/** Starts the application in the page. */
export async function start(): Promise<void> {
  startErrorReports();
  countUncaught();
  sendWhenLeft();
  startServiceWorker();
  onSessionEnd(leave);
  onSessionAnswers(takeAnswers);
  onLoggedOutElsewhere(logOutAsWell);
  const element = document.getElementById('root') as HTMLElement;
  replaceOutline(element);
  const root = createRoot(element, { onCaughtError });
  root.render(<SlowNotice />);
  // Before this there is no session that another tab could share.
  const claimed = claimTab();
  const hasSession = currentSession().token !== null;
  if (hasSession) await claimed;
  // Before asking: tabs that are opened together must not wait for each other.
  answerOtherTabs();
  if (!hasSession && !isPublic(window.location.pathname) && !hasLoggedOut()) {
    // Its name is known for good then.
    await claimed;
    await continueInOpenTab();
  }
  await run((content) => root.render(content));
}

async function run(show: (content: ReactNode) => void): Promise<void> {
  show(<SlowNotice />);
  try {
    const { token } = currentSession();
    const [setup, shell] = await Promise.all([prepare(), token === null ? null : loadShell()]);
    const router = createRouter({ ...setup, shell });
    show(<RouterProvider router={router} onError={onPageError} />);
    hasStarted();
  } catch {
    show(
      <ErrorCard
        title={texts.offline}
        hint={null}
        action={texts.retry}
        isBusy={false}
        onAction={() => void run(show)}
      />,
    );
  }
}

/** An error boundary shows something in place of what failed, here or in a remote. */
function onCaughtError(error: unknown): void {
  console.error(error);
  countError(error, 'boundary');
}

function onPageError(error: unknown): void {
  reportError(error);
  countError(error, 'boundary');
}

/** From here on the host counts its failures itself, and no longer `boot/watch-start.js`. */
function hasStarted(): void {
  window.dispatchEvent(new Event('boekwerk:started'));
  countLoad(hostBuild(), performance.now());
}

/** Finds out which remotes there are, and prefetches the page of this address. */
async function prepare() {
  const { remotes, lost } = await discoverRemotes();
  const { loadModule, loadPage } = remoteLoader(remotes);
  provideRemoteLoader(loadModule);

  const { pathname, search } = window.location;
  const first = pageAt(pathname);
  const session = currentSession();
  const likely = { ...session, rights: session.rights ?? rightsBefore };
  const mayOpen = redirectFor(pathname + search, likely) === null;
  // A failed prefetch is ignored: the page loads it again, and shows the failure.
  if (first?.remote && mayOpen) loadPage(first.remote, first.name, prefetchHere).catch(() => {});
  return { remotes, lost, loadPage, release: releaseOf(remotes) };
}

/** Asks for what the page of this address begins with. */
async function prefetchHere(ask: NonNullable<PageRoute['prefetch']>): Promise<void> {
  const { queryClient } = await import('../shell/query-client');
  ask(queryClient, new URLSearchParams(window.location.search));
}

/** Loads a new page, so that nothing of the ended session stays in memory. Who logged out is not led back to this one. */
function leave(reason: Reason | null): void {
  const { pathname, search } = window.location;
  const next = reason && redirectFor(pathname + search, currentSession());
  window.location.replace(next ?? '/');
}

/** Logging out in one tab logs out all, and clears the drafts in each. */
async function logOutAsWell(user_id: number): Promise<void> {
  if (currentSession().user?.id !== user_id) return;
  try {
    const { deleteFileDrafts } = await import('@boekwerk/shared/session/file-drafts');
    // Whatever this page kept since they were deleted in the other tab.
    await deleteFileDrafts();
  } finally {
    leaveLoggedOut();
  }
}

/** Names the builds of the host and of each remote that this page runs on. */
function releaseOf(remotes: Remote[]): string {
  const host = [...document.scripts].map(({ src }) => src);
  return [...host, ...remotes.map(({ entry }) => entry)].join(' ');
}
