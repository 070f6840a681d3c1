import { formatInstant } from '@boekwerk/shared/domain/money/format';
import { StatusBadge } from '@boekwerk/shared/ui/badge';
import { Button } from '@boekwerk/shared/ui/button';
import { Card } from '@boekwerk/shared/ui/layout';
import { organizationName } from '../organization-name';
import type { Connection } from '../queries';
import type { LatestTask } from '../task/use-latest-task';
import { texts } from '../texts';
import '../twinfield.css';
import { SyncButton } from './sync-button';

type Props = {
  office: NonNullable<Connection['office']>;
  connection: Pick<Connection, 'organization' | 'is_connected' | 'synced_at'>;
  latest: LatestTask;
  /** Chooses another one. */
  onChange: () => void;
};

/** The linked office, and what can be done with the link. */
export function ConnectionCard({ office, connection, latest, onChange }: Props) {
  const { organization, is_connected, synced_at } = connection;
  return (
    <Card title={texts.client.connection}>
      <dl className="settings-twinfield">
        {organization && (
          <>
            <dt>{texts.client.organization}</dt>
            <dd>{organizationName(organization)}</dd>
          </>
        )}
        <dt>{texts.client.linked}</dt>
        <dd>{`${office.name} (${office.code})`}</dd>
        <dt>{texts.client.status}</dt>
        <dd>
          <StatusBadge tone={is_connected ? 'green' : 'amber'}>
            {is_connected ? texts.connected : texts.broken}
          </StatusBadge>
        </dd>
        <dt>{texts.client.synced}</dt>
        <dd>{synced_at ? formatInstant(synced_at) : texts.client.neverSynced}</dd>
      </dl>
      {is_connected && (
        <div className="settings-twinfield-foot">
          <Button disabled={latest.underWay !== null} onClick={onChange}>
            {texts.client.change}
          </Button>
          {synced_at && <SyncButton latest={latest}>{texts.client.syncAgain}</SyncButton>}
        </div>
      )}
    </Card>
  );
}
