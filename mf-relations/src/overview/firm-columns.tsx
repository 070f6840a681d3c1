import type { AdministrationRelation } from '@boekwerk/shared/contract/firm';
import { StatusBadge } from '@boekwerk/shared/ui/badge';
import { Space } from '@boekwerk/shared/ui/layout';
import type { ListColumns } from '@boekwerk/shared/ui/list';
import { texts } from './texts';
import { ToDashboard } from './to-dashboard';

type Enterprise = AdministrationRelation['enterprise'];

export const firmColumns: ListColumns<AdministrationRelation> = [
  {
    key: 'name',
    title: texts.firmClient,
    sorter: true,
    render: (_, { enterprise }) => <Name {...enterprise} />,
  },
  { key: 'coc_number', title: texts.coc, dataIndex: ['enterprise', 'coc_number'] },
  { key: 'email', title: texts.email, sorter: true, dataIndex: ['enterprise', 'general_email'] },
  { key: 'city', title: texts.city, sorter: true, dataIndex: ['enterprise', 'city'] },
  {
    key: 'open',
    title: <span className="bw-unseen">{texts.toDashboard}</span>,
    align: 'right',
    render: (_, { enterprise }) => <ToDashboard {...enterprise} />,
  },
];

function Name({ name, hidden }: Enterprise) {
  return (
    <Space>
      {name}
      {hidden === 1 && <StatusBadge tone="neutral">{texts.inactive}</StatusBadge>}
    </Space>
  );
}
