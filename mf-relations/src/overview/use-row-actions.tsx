import { useNavigate } from '@boekwerk/shared/router';
import { DeleteOutlined } from '@boekwerk/shared/ui/icons';
import type { ActionItem } from '@boekwerk/shared/ui/menu';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { editAddress } from '../addresses';
import { texts as remote } from '../texts';
import { useChangeState } from '../use-change-state';
import { useRemove } from '../use-remove';
import { texts } from './texts';

type Named = { id: number; name: string };
type Relation = Named & { hidden: 0 | 1; active: 0 | 1 };
type Change = 'hide' | 'show' | 'activate';

const DONE: Record<Change, (name: string) => string> = {
  hide: texts.isHidden,
  show: texts.isShown,
  activate: texts.isBack,
};

/** What takes it back. */
const BACK: Partial<Record<Change, Change>> = { hide: 'show', show: 'hide' };

/** What can be done to one relation; to one that was deleted only that it comes back. */
export function useRowActions(): (relation: Relation) => ActionItem[] {
  const navigate = useNavigate();
  const notices = useNotices();
  const { mutateAsync } = useChangeState();
  const remove = useRemove();

  // As a promise: the row that asked may be gone by then.
  const change = ({ id, name }: Named, to: Change): Promise<void> =>
    mutateAsync({ id, change: to }).then(() => {
      const back = BACK[to];
      const undo = back && { label: remote.undo, onClick: () => void change({ id, name }, back) };
      notices.success(remote.done, DONE[to](name), undo);
    }, notices.failed);

  return (relation) => {
    const item = (to: Change, label: string): ActionItem => ({
      key: to,
      label,
      onClick: () => void change(relation, to),
    });
    const { id, name, hidden, active } = relation;
    if (active === 0) return [item('activate', texts.putBack)];
    return [
      { key: 'edit', label: texts.edit, onClick: () => void navigate(editAddress(id)) },
      hidden === 1 ? item('show', texts.show) : item('hide', texts.hide),
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
