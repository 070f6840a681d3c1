import type { checkConnection } from '@boekwerk/shared/contract/bookkeeping/connection';
import type { ReplyOf } from '@boekwerk/shared/contract/endpoint';
import { formatInstant } from '@boekwerk/shared/domain/money/format';
import { StatusBadge } from '@boekwerk/shared/ui/badge';
import { Card, InfoBar } from '@boekwerk/shared/ui/layout';
import { texts } from './texts';
import './twinfield.css';

type Props = {
  connection: ReplyOf<typeof checkConnection>;
  /** A client has an office in the package; its firm has none of its own. */
  hasOffice: boolean;
};

/** How a link that was once made stands. */
export function ConnectionCard({ connection, hasOffice }: Props) {
  const { is_connected, office, synced_at } = connection;
  return (
    <>
      {!is_connected && <InfoBar tone="amber">{texts.brokenText}</InfoBar>}
      <Card>
        <dl className="settings-twinfield">
          <dt>{texts.status}</dt>
          <dd>
            <StatusBadge tone={is_connected ? 'green' : 'amber'}>
              {is_connected ? texts.connected : texts.broken}
            </StatusBadge>
          </dd>
          {hasOffice && (
            <>
              <dt>{texts.office}</dt>
              <dd>{office ? `${office.name} (${office.code})` : texts.noOffice}</dd>
              <dt>{texts.synced}</dt>
              <dd>{synced_at ? formatInstant(synced_at) : texts.neverSynced}</dd>
            </>
          )}
        </dl>
      </Card>
    </>
  );
}
