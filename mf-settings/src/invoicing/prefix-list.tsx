import type { Prefix } from '@boekwerk/shared/contract/prefix';
import { formatDate } from '@boekwerk/shared/domain/money/format';
import { StatusBadge } from '@boekwerk/shared/ui/badge';
import { useConfirm } from '@boekwerk/shared/ui/confirm';
import { type ListColumns, ShortList } from '@boekwerk/shared/ui/list';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { Muted } from '@boekwerk/shared/ui/text';
import { prefixExample } from './prefix-example';
import { useDeletePrefix } from './queries';
import { texts } from './texts';
import '../settings.css';

type Props = { prefixes: readonly Prefix[]; onEdit: (prefix: Prefix) => void };

/** The prefix of today and those to come, with what can be done to each. */
export function PrefixList({ prefixes, onEdit }: Props) {
  const remove = useRemovePrefix();
  const actions = (prefix: Prefix) => [
    { key: 'edit', label: texts.prefix.edit, onClick: () => onEdit(prefix) },
    {
      key: 'remove',
      label: texts.prefix.remove,
      isDanger: true,
      onClick: () => void remove(prefix),
    },
  ];
  return (
    <div className="settings-rows">
      {!prefixes.some(({ is_current }) => is_current) && (
        <p>
          <Muted>{texts.prefix.notYet}</Muted>
        </p>
      )}
      <ShortList<Prefix>
        rows={prefixes}
        columns={columns}
        phoneRow={(prefix) => ({
          title: prefix.prefix,
          meta: prefixExample(prefix),
          badge: <Start prefix={prefix} />,
        })}
        rowName={({ prefix }) => prefix}
        rowActions={actions}
      />
    </div>
  );
}

function Start({ prefix: { is_current, start_date } }: { prefix: Prefix }) {
  if (is_current) return <StatusBadge tone="teal">{texts.prefix.current}</StatusBadge>;
  return texts.prefix.from(formatDate(start_date));
}

const columns: ListColumns<Prefix> = [
  { key: 'prefix', title: texts.prefix.columns.prefix, dataIndex: 'prefix' },
  {
    key: 'start_date',
    title: texts.prefix.columns.start,
    render: (_, prefix) => <Start prefix={prefix} />,
  },
  {
    key: 'first',
    title: texts.prefix.columns.first,
    render: (_, prefix) => prefixExample(prefix),
  },
];

/** Asks, removes a prefix and says so. */
function useRemovePrefix() {
  const confirm = useConfirm();
  const notices = useNotices();
  const deletion = useDeletePrefix();
  return async (removed: Prefix) => {
    const { prefix } = removed;
    if (!(await confirm({ text: texts.prefix.question(prefix), isDelete: true }))) return;
    deletion.mutate(removed, {
      onSuccess: () => notices.success(texts.done, texts.prefix.removed(prefix)),
      onError: notices.failed,
    });
  };
}
