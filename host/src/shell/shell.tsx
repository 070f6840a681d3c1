import { QueryClientProvider } from '@boekwerk/shared/query';
import { UiProvider } from '@boekwerk/shared/ui/app';
import { Frame } from './frame';
import { queryClient } from './query-client';
import { ReturnToCompany } from './return-to-company';
import { RightsWatch } from './rights-watch';
import { SessionGate } from './session-gate';

/** Everything around the pages of a signed-in user; it waits until the session is loaded. */
export function Shell() {
  return (
    <UiProvider>
      <QueryClientProvider client={queryClient}>
        <SessionGate>
          <RightsWatch />
          <ReturnToCompany />
          <Frame />
        </SessionGate>
      </QueryClientProvider>
    </UiProvider>
  );
}
