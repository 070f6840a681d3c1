import { QueryClientProvider } from '@boekwerk/shared/query';
import { Outlet, ScrollRestoration } from '@boekwerk/shared/router';
import { UiProvider } from '@boekwerk/shared/ui/app';
import { ConnectionBars } from '../connection/connection-bars';
import { ImpersonationBar } from './impersonation-bar';
import { queryClient } from './query-client';
import { SessionGate } from './session-gate';
import { usePageFocus } from './use-page-focus';

/** The layout of pages for a user who has just registered: no menu and no header. */
export function OnboardingLayout() {
  return (
    <UiProvider>
      <QueryClientProvider client={queryClient}>
        <SessionGate>
          <OnboardingPage />
        </SessionGate>
      </QueryClientProvider>
    </UiProvider>
  );
}

/** Inside the gate, for only there is a heading to focus. */
function OnboardingPage() {
  usePageFocus();
  return (
    <>
      <ImpersonationBar />
      <ConnectionBars />
      <ScrollRestoration />
      <Outlet />
    </>
  );
}
