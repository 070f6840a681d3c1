import type { AdministrationEntry } from '@boekwerk/shared/contract/administrations';
import { useSession } from '@boekwerk/shared/session/session-store';
import { useSwitchRelation } from '@boekwerk/shared/switch-relation';
import { StatusBadge } from '@boekwerk/shared/ui/badge';
import { type ListColumns, ShortList } from '@boekwerk/shared/ui/list';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { useButtonsFocus } from '@boekwerk/shared/ui/states';
import { useSetDefault } from './queries';
import { texts } from './texts';
import '../settings.css';

type Row = AdministrationEntry & { id: number; isCurrent: boolean };

/** The companies and firms of the user: going to one, and which one to start in. */
export function AdministrationList({ entries }: { entries: readonly AdministrationEntry[] }) {
  const notices = useNotices();
  const current = useSession(({ relation_id }) => relation_id);
  const goOnIn = useSwitchRelation();
  const setDefault = useSetDefault();
  const { buttons } = useButtonsFocus(entries.find((each) => each.is_default === 1)?.relation_id);

  const makeDefault = ({ id, relation }: Row) =>
    setDefault.mutate(id, {
      onSuccess: () => notices.success(texts.done, texts.madeDefault(relation.name)),
      onError: notices.failed,
    });
  const actions = (row: Row) => [
    ...(row.isCurrent || row.relation.active === 0
      ? []
      : [{ key: 'goTo', label: texts.goTo, onClick: () => goOnIn({ relation_id: row.id }) }]),
    ...(row.is_default === 1 || row.relation.active === 0
      ? []
      : [{ key: 'makeDefault', label: texts.makeDefault, onClick: () => makeDefault(row) }]),
  ];

  return (
    <div ref={buttons}>
      <ShortList<Row>
        rows={entries.map((entry) => ({
          ...entry,
          id: entry.relation_id,
          isCurrent: entry.relation_id === current,
        }))}
        columns={columns}
        phoneRow={(row) => ({
          title: row.relation.name,
          badge: <Badges {...row} />,
          meta: row.is_default === 1 ? `${kindOf(row)} · ${texts.default}` : kindOf(row),
        })}
        rowName={({ relation }) => relation.name}
        rowActions={actions}
      />
    </div>
  );
}

const kindOf = ({ type }: Row) => texts.kind[type];

const Badges = ({ isCurrent, relation }: Row) => (
  <>
    {isCurrent && <StatusBadge tone="blue">{texts.current}</StatusBadge>}
    {relation.active === 0 && <StatusBadge tone="neutral">{texts.inactive}</StatusBadge>}
  </>
);

const columns: ListColumns<Row> = [
  {
    key: 'name',
    title: texts.company,
    render: (_, row) => (
      <span className="settings-name">
        {row.relation.name}
        <Badges {...row} />
      </span>
    ),
  },
  { key: 'type', title: texts.type, render: (_, row) => kindOf(row) },
  {
    key: 'is_default',
    title: texts.isDefault,
    render: (_, { is_default }) => (is_default === 1 ? texts.yes : texts.no),
  },
];
