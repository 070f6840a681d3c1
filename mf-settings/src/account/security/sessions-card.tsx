import type { Security } from '@boekwerk/shared/contract/security';
import { formatInstant } from '@boekwerk/shared/domain/money/format';
import { StatusBadge } from '@boekwerk/shared/ui/badge';
import { Button } from '@boekwerk/shared/ui/button';
import { useConfirm } from '@boekwerk/shared/ui/confirm';
import { Card } from '@boekwerk/shared/ui/layout';
import { type ListColumns, ShortList } from '@boekwerk/shared/ui/list';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { useButtonsFocus } from '@boekwerk/shared/ui/states';
import { Muted } from '@boekwerk/shared/ui/text';
import { useEndOtherSessions, useEndSession } from './queries';
import { texts } from './texts';
import '../../settings.css';

type Session = Security['sessions'][number];

/** Where the user is signed in; any of it can be ended from here. */
export function SessionsCard({ sessions }: { sessions: readonly Session[] }) {
  const notices = useNotices();
  const confirm = useConfirm();
  const end = useEndSession();
  const endOthers = useEndOtherSessions();
  const { buttons } = useButtonsFocus(sessions.map(({ id }) => id).join());
  const hasOthers = sessions.some(({ is_current }) => !is_current);

  const actions = ({ id, name, is_current }: Session) =>
    is_current
      ? []
      : [
          {
            key: 'end',
            label: texts.sessions.end,
            onClick: () =>
              end.mutate(id, {
                onSuccess: () => notices.success(texts.done, texts.sessions.ended(name)),
                onError: notices.failed,
              }),
          },
        ];
  async function askToEndOthers() {
    const { endOthersTitle: title, endOthersText: text, endOthersConfirm } = texts.sessions;
    if (!(await confirm({ title, text, confirmText: endOthersConfirm }))) return;
    endOthers.mutate(null, {
      onSuccess: () => notices.success(texts.done, texts.sessions.othersEnded),
      onError: notices.failed,
    });
  }
  return (
    <Card
      title={texts.sessions.title}
      extra={
        hasOthers && (
          <Button size="small" loading={endOthers.isPending} onClick={() => void askToEndOthers()}>
            {texts.sessions.endOthers}
          </Button>
        )
      }
    >
      <div ref={buttons} className="settings-rows">
        <ShortList<Session>
          rows={sessions}
          columns={columns}
          phoneRow={(session) => ({
            title: session.name,
            badge: <Current {...session} />,
            meta: (
              <>
                {session.network !== '' && `${texts.sessions.network(session.network)} · `}
                {session.relation_name} · {texts.sessions.since(formatInstant(session.created_at))}{' '}
                ·{' '}
                <span className="settings-when">
                  {texts.sessions.usedAt(formatInstant(session.last_used_at))}
                </span>
              </>
            ),
          })}
          rowName={({ name, network, relation_name, created_at }) =>
            [name, network, relation_name, texts.sessions.since(formatInstant(created_at))]
              .filter(Boolean)
              .join(', ')
          }
          rowActions={actions}
        />
      </div>
    </Card>
  );
}

const Current = ({ is_current }: Session) =>
  is_current && <StatusBadge tone="blue">{texts.sessions.current}</StatusBadge>;

const columns: ListColumns<Session> = [
  {
    key: 'name',
    title: texts.sessions.name,
    render: (_, session) => (
      <span className="settings-name">
        {session.name}
        <Current {...session} />
        {session.network !== '' && <Muted>{texts.sessions.network(session.network)}</Muted>}
      </span>
    ),
  },
  { key: 'relation_name', title: texts.sessions.relation, dataIndex: 'relation_name' },
  {
    key: 'created_at',
    title: texts.sessions.signedIn,
    render: (_, { created_at }) => (
      <span className="settings-when">{formatInstant(created_at)}</span>
    ),
  },
  {
    key: 'last_used_at',
    title: texts.sessions.lastUsed,
    render: (_, { last_used_at }) => (
      <span className="settings-when">{formatInstant(last_used_at)}</span>
    ),
  },
];
