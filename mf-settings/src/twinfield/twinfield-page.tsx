import { useSession } from '@boekwerk/shared/session/session-store';
import { EmptyState } from '@boekwerk/shared/ui/empty';
import { Card } from '@boekwerk/shared/ui/layout';
import { SettingsPage } from '@boekwerk/shared/ui/settings-page';
import { FormSkeleton, Loaded } from '@boekwerk/shared/ui/states';
import { ConnectionCard } from './connection-card';
import { useConnection } from './queries';
import { texts } from './texts';

/** /settings/company/twinfield: how the link of the firm, or of the client one is in, stands. */
export function TwinfieldPage() {
  return (
    <SettingsPage title={texts.title}>
      <Connection />
    </SettingsPage>
  );
}

function Connection() {
  const isFirm = useSession(({ type }) => type === 1);
  const { none, noneText } = isFirm ? texts.firm : texts.client;
  return (
    <Loaded
      query={useConnection()}
      loading={<FormSkeleton rows={3} />}
      failed={texts.failed}
      isEmpty={({ status }) => status === 'none'}
      empty={
        <Card>
          <EmptyState picture="unreachable" title={none} text={noneText} />
        </Card>
      }
    >
      {(connection) => <ConnectionCard connection={connection} hasOffice={!isFirm} />}
    </Loaded>
  );
}
