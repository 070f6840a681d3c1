import type { Project } from '@boekwerk/shared/contract/bookkeeping/projects';
import { contactName } from '@boekwerk/shared/domain/relation/customer-kind';
import { Link } from '@boekwerk/shared/router';
import { StatusBadge } from '@boekwerk/shared/ui/badge';
import { Space } from '@boekwerk/shared/ui/layout';
import type { ListColumns } from '@boekwerk/shared/ui/list';
import { editAddress } from './addresses';
import { texts } from './texts';

const { columns } = texts;

/** Sorted by the API, under the name of their key. */
export const projectColumns: ListColumns<Project> = [
  {
    key: 'name',
    title: columns.name,
    sorter: true,
    render: (_, { id, name, hidden }) => (
      <Space>
        <Link to={editAddress(id)}>{name}</Link>
        {hidden === 1 && <InactiveBadge />}
      </Space>
    ),
  },
  {
    key: 'person',
    title: columns.person,
    sorter: true,
    render: (_, project) => contactName(project),
  },
  { key: 'email', title: columns.email, sorter: true, dataIndex: 'email' },
  { key: 'city', title: columns.city, sorter: true, dataIndex: 'city' },
];

export const InactiveBadge = () => <StatusBadge tone="neutral">{texts.inactive}</StatusBadge>;
