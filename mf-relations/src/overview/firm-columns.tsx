import { PinButton } from '@boekwerk/shared/clients-at-hand';
import type { AdministrationRelation } from '@boekwerk/shared/contract/firm';
import type { ClientsAtHand } from '@boekwerk/shared/contract/shortcuts';
import { contactName, partyName } from '@boekwerk/shared/domain/relation/customer-kind';
import { Link } from '@boekwerk/shared/router';
import { Space } from '@boekwerk/shared/ui/layout';
import type { ListColumns } from '@boekwerk/shared/ui/list';
import { Muted } from '@boekwerk/shared/ui/text';
import { editAddress } from '../addresses';
import { HiddenBadge } from './columns';
import { DashboardLink } from './dashboard-link';
import './overview.css';
import { texts } from './texts';

type Enterprise = AdministrationRelation['enterprise'];

type Options = {
  /** Whether the names lead to the forms of the clients. */
  isLinked: boolean;
  /** What is pinned, once that is known. */
  atHand: ClientsAtHand | undefined;
};

export const firmColumns = ({ isLinked, atHand }: Options): ListColumns<AdministrationRelation> => [
  {
    key: 'name',
    title: texts.company,
    sorter: true,
    render: (_, { enterprise }) => <Name {...enterprise} isLinked={isLinked} />,
  },
  {
    key: 'person',
    title: texts.contactPerson,
    sorter: true,
    // A person is no contact of their own.
    render: (_, { enterprise }) => enterprise.type === 0 && contactName(enterprise),
  },
  {
    key: 'email',
    title: texts.email,
    sorter: true,
    below: { column: 'person', from: 'narrow' },
    className: 'relations-email',
    dataIndex: ['enterprise', 'general_email'],
  },
  {
    key: 'phone',
    title: texts.phone,
    sorter: true,
    below: { column: 'name', from: 'narrow' },
    dataIndex: ['enterprise', 'phone'],
  },
  {
    key: 'pin',
    title: <span className="bw-unseen">{texts.pinned}</span>,
    width: 48,
    render: (_, { enterprise }) =>
      atHand && canBePinned(enterprise) && <PinButton client={enterprise} atHand={atHand} />,
  },
  {
    key: 'open',
    title: texts.impersonate,
    align: 'right',
    render: (_, { enterprise }) => enterprise.active === 1 && <DashboardLink {...enterprise} />,
  },
];

/** As what can be chosen in a list: a company that is not hidden. */
export const canBePinned = ({ type, hidden, active }: Enterprise) =>
  type === 0 && hidden === 0 && active === 1;

function Name({ isLinked, ...enterprise }: Enterprise & { isLinked: boolean }) {
  const { id, type, hidden, active } = enterprise;
  const name = partyName(enterprise);
  return (
    <Space>
      {isLinked && active === 1 ? <Link to={editAddress(id)}>{name}</Link> : name}
      {type === 1 && <Muted>{texts.privatePerson}</Muted>}
      {hidden === 1 && <HiddenBadge />}
    </Space>
  );
}
