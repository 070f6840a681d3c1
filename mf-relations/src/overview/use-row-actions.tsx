import { useNavigate } from '@boekwerk/shared/router';
import { DeleteOutlined } from '@boekwerk/shared/ui/icons';
import type { ActionItem } from '@boekwerk/shared/ui/menu';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { editAddress } from '../addresses';
import { texts as remote } from '../texts';
import { type StateChange, useChangeState } from '../use-change-state';
import { useRemove } from '../use-remove';
import { texts } from './texts';

type Relation = { id: number; name: string; hidden: 0 | 1; active: 0 | 1 };

/** What can be done to one relation; to one that was deleted only that it comes back. */
export function useRowActions(): (relation: Relation) => ActionItem[] {
  const navigate = useNavigate();
  const notices = useNotices();
  const { mutate } = useChangeState();
  const remove = useRemove();

  return ({ id, name, hidden, active }) => {
    const item = (change: StateChange, label: string, done: string): ActionItem => ({
      key: change,
      label,
      onClick: () =>
        mutate(
          { id, change },
          { onSuccess: () => notices.success(remote.done, done), onError: notices.failed },
        ),
    });
    if (active === 0) return [item('activate', texts.putBack, texts.isBack(name))];
    return [
      { key: 'edit', label: texts.edit, onClick: () => void navigate(editAddress(id)) },
      hidden === 1
        ? item('show', texts.show, texts.isShown(name))
        : item('hide', texts.hide, texts.isHidden(name)),
      {
        key: 'remove',
        label: texts.remove,
        icon: <DeleteOutlined />,
        isDanger: true,
        onClick: () => void remove({ id, name }),
      },
    ];
  };
}
