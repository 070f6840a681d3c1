import type { Client } from '@boekwerk/shared/contract/clients';
import { Link } from '@boekwerk/shared/router';
import { StatusBadge } from '@boekwerk/shared/ui/badge';
import { Space } from '@boekwerk/shared/ui/layout';
import type { ListColumns } from '@boekwerk/shared/ui/list';
import { texts } from './texts';

export const columns: ListColumns<Client> = [
  {
    key: 'name',
    title: texts.company,
    sorter: true,
    render: (_, client) => <Company {...client} />,
  },
  {
    key: 'person',
    title: texts.person,
    sorter: true,
    render: (_, client) => <Person {...client} />,
  },
  { key: 'email', title: texts.email, sorter: true, dataIndex: 'email' },
  {
    key: 'type',
    title: texts.kind,
    sorter: true,
    render: (_, client) => texts.kinds[client.enterprise_relation_type],
  },
];

function Company({ id, name, hidden }: Client) {
  return (
    <Space>
      {name && <Link to={`/relation/edit/${id}`}>{name}</Link>}
      {hidden === 1 && <StatusBadge tone="neutral">{texts.inactive}</StatusBadge>}
    </Space>
  );
}

/** Somebody without a company is opened by their own name. */
function Person({ id, name, first_name, last_name }: Client) {
  const person = `${first_name} ${last_name}`.trim();
  return name ? person : <Link to={`/relation/edit/${id}`}>{person}</Link>;
}
