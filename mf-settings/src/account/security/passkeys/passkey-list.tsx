import type { Security } from '@boekwerk/shared/contract/security';
import { formatInstant } from '@boekwerk/shared/domain/money/format';
import { useConfirm } from '@boekwerk/shared/ui/confirm';
import { type ListColumns, ShortList } from '@boekwerk/shared/ui/list';
import type { ActionItem } from '@boekwerk/shared/ui/menu';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { texts as security } from '../texts';
import { useRemovePasskey } from './queries';
import { texts } from './texts';

export type Passkey = Security['passkeys']['rows'][number];

type Props = { passkeys: readonly Passkey[]; onRename: (passkey: Passkey) => void };

/** What the user signs in with without a password. */
export function PasskeyList({ passkeys, onRename }: Props) {
  const notices = useNotices();
  const confirm = useConfirm();
  const remove = useRemovePasskey();

  async function askToRemove({ id, name }: Passkey) {
    const { removeTitle, removeText: text } = texts;
    if (!(await confirm({ title: removeTitle(name), text, isDelete: true }))) return;
    remove.mutate(id, {
      onSuccess: () => notices.success(security.done, texts.removed(name)),
      onError: notices.failed,
    });
  }
  const actions = (passkey: Passkey): ActionItem[] => [
    { key: 'rename', label: texts.rename, onClick: () => onRename(passkey) },
    {
      key: 'remove',
      label: texts.remove,
      isDanger: true,
      onClick: () => void askToRemove(passkey),
    },
  ];
  return (
    <ShortList<Passkey>
      rows={passkeys}
      columns={columns}
      phoneRow={({ name, last_used_at }) => ({
        title: name,
        meta: last_used_at ? texts.usedAt(formatInstant(last_used_at)) : texts.neverUsed,
      })}
      rowName={({ name }) => name}
      rowActions={actions}
    />
  );
}

const columns: ListColumns<Passkey> = [
  { key: 'name', title: texts.name, dataIndex: 'name' },
  {
    key: 'created_at',
    title: texts.made,
    render: (_, { created_at }) => (
      <span className="settings-when">{formatInstant(created_at)}</span>
    ),
  },
  {
    key: 'last_used_at',
    title: texts.lastUsed,
    render: (_, { last_used_at }) => (
      <span className="settings-when">
        {last_used_at ? formatInstant(last_used_at) : texts.neverUsed}
      </span>
    ),
  },
];
