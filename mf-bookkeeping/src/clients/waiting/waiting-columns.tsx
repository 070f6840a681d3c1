import { daysBetween, today } from '@boekwerk/shared/domain/dates/dates';
import { formatDate, formatInstant, formatQuantity } from '@boekwerk/shared/domain/money/format';
import { partyName } from '@boekwerk/shared/domain/relation/customer-kind';
import { StatusBadge } from '@boekwerk/shared/ui/badge';
import type { ListColumns } from '@boekwerk/shared/ui/list';
import { Muted } from '@boekwerk/shared/ui/text';
import type { Client } from '../../parts/clients/use-clients';
import { NameToOpen, remarkOn } from '../client-columns';
import { texts } from './texts';
import './waiting-clients.css';

type Open = (client: Client, tab?: string) => void;
type Kind = 'to_process' | 'to_book' | 'answered' | 'asked' | 'refused';

/** The documents that are counted stand under this tab of the client. */
const TABS: Record<Kind, string> = {
  to_process: 'to_progress',
  to_book: 'to_book',
  answered: 'questions',
  asked: 'questions',
  refused: 'to_book',
};

const KINDS: readonly Kind[] = ['to_process', 'to_book', 'answered', 'asked', 'refused'];

/** Two sides of one thing share their cells where there is no room for all. */
const BELOW: Partial<Record<Kind, Kind | 'waiting'>> = {
  to_book: 'to_process',
  asked: 'answered',
  refused: 'waiting',
};

export const waitingColumns = (onOpen: Open): ListColumns<Client> => [
  {
    key: 'name',
    title: texts.columns.client,
    sorter: true,
    width: '22%',
    render: (_, client) => <Name client={client} onOpen={onOpen} />,
  },
  {
    key: 'waiting',
    title: texts.columns.waiting,
    align: 'right',
    sorter: true,
    isHighFirst: true,
    className: 'bookkeeping-waiting-count',
    render: (_, { waiting }) => <strong className="bw-figures">{countOf(waiting)}</strong>,
  },
  ...KINDS.map((kind) => countColumn(kind, onOpen)),
  {
    key: 'last_uploaded',
    title: texts.columns.lastUploaded,
    sorter: true,
    width: 160,
    below: { column: 'deadline', from: 'narrow' },
    dataIndex: 'last_uploaded',
    render: (_, { last_uploaded }) => (
      <span className="bw-figures">
        {last_uploaded === null ? texts.none : formatInstant(last_uploaded)}
      </span>
    ),
  },
  {
    key: 'deadline',
    title: texts.columns.deadline,
    sorter: true,
    width: 170,
    render: (_, client) => <DueDay client={client} />,
  },
];

const countColumn = (kind: Kind, onOpen: Open): ListColumns<Client>[number] => ({
  key: kind,
  title: texts.columns[kind],
  align: 'right',
  sorter: true,
  isHighFirst: true,
  className: 'bookkeeping-waiting-count',
  ...(BELOW[kind] && { below: { column: BELOW[kind], from: 'narrow' } }),
  render: (_, client) => <Count client={client} kind={kind} onOpen={onOpen} />,
});

type CountProps = { client: Client; kind: Kind; onOpen: Open };

/** Nothing to do is no figure. */
function Count({ client, kind, onOpen }: CountProps) {
  const count = client[kind];
  if (!isWaiting(client, kind)) return <Muted>{countOf(count)}</Muted>;
  return (
    <CountLink
      says={texts.countOf(kind, count, partyName(client))}
      onClick={() => onOpen(client, TABS[kind])}
    >
      {countOf(count)}
    </CountLink>
  );
}

/** The same where no head says what is counted. */
export const NamedCount = ({ client, kind, onOpen }: CountProps) => (
  <CountLink
    says={texts.namedCountOf(kind, client[kind], partyName(client))}
    onClick={() => onOpen(client, TABS[kind])}
  >
    {texts.namedCount(kind, client[kind])}
  </CountLink>
);

type CountLinkProps = { says: string; onClick: () => void; children: string };

/** Leads to the documents that are counted. */
const CountLink = ({ says, onClick, children }: CountLinkProps) => (
  <button type="button" className="bw-row-open bw-figures" aria-label={says} onClick={onClick}>
    {children}
  </button>
);

/** Of what something waits in the books of a client. */
export const kindsOf = (client: Client): Kind[] => KINDS.filter((kind) => isWaiting(client, kind));

const isWaiting = (client: Client, kind: Kind) => client.type !== 1 && client[kind] > 0;

const countOf = (count: number) => (count === 0 ? texts.none : formatQuantity(count));

function Name({ client, onOpen }: { client: Client; onOpen: Open }) {
  return (
    <span className="bookkeeping-waiting-client">
      <NameToOpen client={client} onOpen={onOpen} />
      <Muted>{remarkOn(client)}</Muted>
    </span>
  );
}

const SOON_DAYS = 14;

/** When the VAT of what is not booked is due: past, soon, or later. */
function DueDay({ client: { deadline } }: { client: Client }) {
  if (deadline === null) return <Muted>{texts.none}</Muted>;
  const days = daysBetween(today(), deadline);
  if (days < 0) return <StatusBadge tone="red">{texts.overdue(formatDate(deadline))}</StatusBadge>;
  if (days <= SOON_DAYS) return <StatusBadge tone="amber">{formatDate(deadline)}</StatusBadge>;
  return <span className="bw-figures">{formatDate(deadline)}</span>;
}

/** The same on a line of its own, where no head says what day it is. */
export function NamedDueDay({ client }: { client: Client }) {
  if (client.deadline === null) return null;
  return (
    <span className="bookkeeping-waiting-due">
      {texts.columns.deadline} <DueDay client={client} />
    </span>
  );
}
