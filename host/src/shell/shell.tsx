import { QueryClientProvider } from '@boekwerk/shared/query';
import { UiProvider } from '@boekwerk/shared/ui/app';
import { DeployedRemotes } from './deployed-remotes';
import { Frame } from './frame';
import { queryClient } from './query-client';
import { ReturnToCompany } from './return-to-company';
import { RightsWatch } from './rights-watch';
import { SessionGate } from './session-gate';

type Props = {
  /** Names of the remotes that this deployment has. */
  remotes: readonly string[];
};

/** Everything around the pages of who is signed in; it waits until it is known who that is. */
export function Shell({ remotes }: Props) {
  return (
    <UiProvider>
      <QueryClientProvider client={queryClient}>
        <DeployedRemotes value={remotes}>
          <SessionGate>
            <RightsWatch />
            <ReturnToCompany />
            <Frame />
          </SessionGate>
        </DeployedRemotes>
      </QueryClientProvider>
    </UiProvider>
  );
}
