import { formatInstant, formatQuantity } from '@boekwerk/shared/domain/money/format';
import { partyName } from '@boekwerk/shared/domain/relation/customer-kind';
import type { ListColumns } from '@boekwerk/shared/ui/list';
import { Muted } from '@boekwerk/shared/ui/text';
import './clients.css';
import type { Client } from '../parts/clients/use-clients';
import { DocumentsLink } from './documents-link';
import { texts } from './texts';

type Count = 'total' | 'to_book' | 'booked' | 'to_process';

export const clientColumns = (onOpen: (client: Client) => void): ListColumns<Client> => [
  {
    key: 'name',
    title: texts.columns.relation,
    sorter: true,
    render: (_, client) => <Name client={client} onOpen={onOpen} />,
  },
  countColumn('total', texts.columns.total),
  countColumn('to_book', texts.columns.toBook),
  { ...countColumn('booked', texts.columns.booked), below: { column: 'total', from: 'narrow' } },
  {
    ...countColumn('to_process', texts.columns.toProcess),
    below: { column: 'to_book', from: 'narrow' },
  },
  {
    key: 'last_uploaded',
    title: texts.columns.lastUploaded,
    width: 170,
    below: { column: 'name', from: 'narrow' },
    dataIndex: 'last_uploaded',
    sorter: true,
    render: (_, { last_uploaded }) => (
      <span className="bw-figures">
        {last_uploaded ? formatInstant(last_uploaded) : texts.never}
      </span>
    ),
  },
  {
    key: 'open',
    title: texts.columns.open,
    align: 'right',
    render: (_, client) => <DocumentsLink client={client} onOpen={onOpen} />,
  },
];

const countColumn = (key: Count, title: string): ListColumns<Client>[number] => ({
  key,
  title,
  align: 'right',
  className: 'bookkeeping-client-count',
  sorter: true,
  isHighFirst: true,
  render: (_, client) => <span className="bw-figures">{formatQuantity(client[key])}</span>,
});

type OpenedByName = { client: Client; onOpen: (client: Client) => void };

function Name({ client, onOpen }: OpenedByName) {
  return (
    <div className="bookkeeping-client">
      <NameToOpen client={client} onOpen={onOpen} />
      <Muted>{remarkOn(client)}</Muted>
    </div>
  );
}

/** The name of a client, which opens its books; a private person has none. */
export function NameToOpen({ client, onOpen }: OpenedByName) {
  const name = partyName(client);
  if (client.type === 1) return name;
  return (
    <button type="button" className="bw-row-open" onClick={() => onOpen(client)}>
      {name}
    </button>
  );
}

/** Why there is nothing to do in its books. */
export function remarkOn({ type, booking_enabled }: Client): string {
  if (type === 1) return texts.privatePerson;
  return booking_enabled === 0 ? texts.bookingOff : '';
}
