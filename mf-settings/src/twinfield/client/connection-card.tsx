import { formatInstant } from '@boekwerk/shared/domain/money/format';
import { StatusBadge } from '@boekwerk/shared/ui/badge';
import { Button } from '@boekwerk/shared/ui/button';
import { Card } from '@boekwerk/shared/ui/layout';
import type { LatestTask } from '../task/use-latest-task';
import { texts } from '../texts';
import '../twinfield.css';
import { SyncButton } from './sync-button';

type Props = {
  office: { code: string; name: string };
  isConnected: boolean;
  /** When all of it was read last. */
  syncedAt: string | null;
  latest: LatestTask;
  /** Chooses another one. */
  onChange: () => void;
};

/** The linked office, and what can be done with the link. */
export function ConnectionCard({ office, isConnected, syncedAt, latest, onChange }: Props) {
  return (
    <Card title={texts.client.connection}>
      <dl className="settings-twinfield">
        <dt>{texts.client.linked}</dt>
        <dd>{`${office.name} (${office.code})`}</dd>
        <dt>{texts.client.status}</dt>
        <dd>
          <StatusBadge tone={isConnected ? 'green' : 'amber'}>
            {isConnected ? texts.connected : texts.broken}
          </StatusBadge>
        </dd>
        <dt>{texts.client.synced}</dt>
        <dd>{syncedAt ? formatInstant(syncedAt) : texts.client.neverSynced}</dd>
      </dl>
      {isConnected && (
        <div className="settings-twinfield-foot">
          <Button disabled={latest.underWay !== null} onClick={onChange}>
            {texts.client.change}
          </Button>
          {syncedAt && <SyncButton latest={latest}>{texts.client.syncAgain}</SyncButton>}
        </div>
      )}
    </Card>
  );
}
