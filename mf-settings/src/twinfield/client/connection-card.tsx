import type { checkConnection } from '@boekwerk/shared/contract/bookkeeping/connection';
import type { ReplyOf } from '@boekwerk/shared/contract/endpoint';
import { formatInstant } from '@boekwerk/shared/domain/money/format';
import { StatusBadge } from '@boekwerk/shared/ui/badge';
import { Card } from '@boekwerk/shared/ui/layout';
import type { LatestTask } from '../task/use-latest-task';
import { texts } from '../texts';
import '../twinfield.css';
import { SyncButton } from './sync-button';

type Props = { connection: ReplyOf<typeof checkConnection>; latest: LatestTask };

/** The linked office, and when it was read last. */
export function ConnectionCard({ connection, latest }: Props) {
  const { is_connected, office, synced_at } = connection;
  return (
    <Card
      title={texts.client.connection}
      extra={
        is_connected &&
        synced_at && <SyncButton latest={latest}>{texts.client.syncAgain}</SyncButton>
      }
    >
      <dl className="settings-twinfield">
        <dt>{texts.client.linked}</dt>
        <dd>{office && `${office.name} (${office.code})`}</dd>
        <dt>{texts.client.status}</dt>
        <dd>
          <StatusBadge tone={is_connected ? 'green' : 'amber'}>
            {is_connected ? texts.connected : texts.broken}
          </StatusBadge>
        </dd>
        <dt>{texts.client.synced}</dt>
        <dd>{synced_at ? formatInstant(synced_at) : texts.client.neverSynced}</dd>
      </dl>
    </Card>
  );
}
