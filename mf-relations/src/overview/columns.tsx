import type { Customer } from '@boekwerk/shared/contract/customers';
import {
  CUSTOMER_KINDS,
  partyName,
  personName,
} from '@boekwerk/shared/domain/relation/customer-kind';
import { Link } from '@boekwerk/shared/router';
import { StatusBadge } from '@boekwerk/shared/ui/badge';
import { Space } from '@boekwerk/shared/ui/layout';
import type { ListColumns } from '@boekwerk/shared/ui/list';
import { Muted } from '@boekwerk/shared/ui/text';
import { editAddress } from '../addresses';
import './overview.css';
import { texts } from './texts';

export const columns: ListColumns<Customer> = [
  {
    key: 'name',
    title: texts.company,
    sorter: true,
    render: (_, client) => <Opener {...client} />,
  },
  {
    key: 'person',
    title: texts.person,
    sorter: true,
    render: (_, client) => personName(client),
  },
  {
    key: 'email',
    title: texts.email,
    sorter: true,
    className: 'relations-email',
    dataIndex: 'email',
  },
  {
    key: 'type',
    title: texts.kind,
    sorter: true,
    render: (_, client) => CUSTOMER_KINDS[client.enterprise_relation_type],
  },
];

/** What opens a relation: the name of a company, or of somebody without one, where it is sorted. */
function Opener(client: Customer) {
  const name = partyName(client);
  return (
    <Space>
      {client.active === 1 ? <Link to={editAddress(client.id)}>{name}</Link> : name}
      {client.name === '' && <Muted>{texts.privatePerson}</Muted>}
      {client.hidden === 1 && <HiddenBadge />}
    </Space>
  );
}

export const HiddenBadge = () => <StatusBadge tone="neutral">{texts.hidden}</StatusBadge>;
