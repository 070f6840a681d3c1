import type { Credentials } from '@boekwerk/shared/contract/bookkeeping/credentials';
import { formatInstant } from '@boekwerk/shared/domain/money/format';
import { StatusBadge } from '@boekwerk/shared/ui/badge';
import { Button } from '@boekwerk/shared/ui/button';
import { Card, InfoBar } from '@boekwerk/shared/ui/layout';
import { type ListColumns, ShortList } from '@boekwerk/shared/ui/list';
import '../../settings.css';
import { organizationName } from '../organization-name';
import { texts } from '../texts';

export type LinkProps = {
  /** It is being asked where consent is given. */
  isStarting: boolean;
  /** Something else is under way already. */
  isBusy: boolean;
  /** Links an organisation anew; `null` a new one. */
  onLink: (credentials_id: number | null) => void;
};

type Props = LinkProps & { credentials: readonly Credentials[] };

/** The linked organisations, each with how it stands. */
export function OrganizationsCard({ credentials, isStarting, isBusy, onLink }: Props) {
  const broken = credentials.filter(({ is_connected }) => !is_connected).map(nameOf);
  const add = (
    <Button
      size="small"
      type="primary"
      loading={isStarting}
      disabled={isBusy}
      onClick={() => onLink(null)}
    >
      {texts.firm.add}
    </Button>
  );
  return (
    <>
      {broken.length > 0 && <InfoBar tone="amber">{texts.firm.broken(broken)}</InfoBar>}
      <Card title={texts.firm.organizations} extra={add}>
        <div className="settings-rows">
          <ShortList<Credentials>
            rows={credentials}
            columns={columns}
            phoneRow={phoneRow}
            rowName={nameOf}
            rowActions={({ id }) => [
              {
                key: 'relink',
                label: texts.relink,
                disabledReason: isStarting || isBusy ? texts.firm.wait : undefined,
                onClick: () => onLink(id),
              },
            ]}
          />
        </div>
      </Card>
    </>
  );
}

const nameOf = ({ organization }: Credentials) => organizationName(organization);

const Status = ({ is_connected }: Credentials) => (
  <StatusBadge tone={is_connected ? 'green' : 'amber'}>
    {is_connected ? texts.connected : texts.broken}
  </StatusBadge>
);

const phoneRow = (row: Credentials) => ({
  title: nameOf(row),
  meta: (
    <>
      {row.linked_by}, <span className="settings-when">{formatInstant(row.linked_at)}</span>
    </>
  ),
  badge: <Status {...row} />,
});

const columns: ListColumns<Credentials> = [
  { key: 'organization', title: texts.firm.columns.organization, render: (_, row) => nameOf(row) },
  { key: 'status', title: texts.firm.columns.status, render: (_, row) => <Status {...row} /> },
  { key: 'linked_by', title: texts.firm.columns.linkedBy, dataIndex: 'linked_by' },
  {
    key: 'linked_at',
    title: texts.firm.columns.linkedAt,
    render: (_, { linked_at }) => formatInstant(linked_at),
  },
];
