import type { CompanyUser } from '@boekwerk/shared/contract/company-users';
import { useSession } from '@boekwerk/shared/session/session-store';
import { useConfirm } from '@boekwerk/shared/ui/confirm';
import type { ActionItem } from '@boekwerk/shared/ui/menu';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { useRemoveUser, useResendInvitation } from './queries';
import { texts } from './texts';
import { userName } from './user-name';

/** What can be done to a user of the company; nobody takes themself out. */
export function useUserActions(users: readonly CompanyUser[]) {
  const myself = useSession(({ user }) => user?.id);
  const resend = useResend();
  const { withdraw, remove } = useRemoval();
  const owners = users.filter(({ is_owner }) => is_owner).length;

  return (user: CompanyUser): ActionItem[] => {
    if (user.id === myself) return [];
    if (user.status === 1)
      return [
        { key: 'resend', label: texts.resend, onClick: () => resend(user) },
        {
          key: 'withdraw',
          label: texts.withdraw,
          isDanger: true,
          onClick: () => void withdraw(user),
        },
      ];
    const isLastOwner = user.is_owner && owners === 1;
    return [
      {
        key: 'remove',
        label: texts.remove,
        isDanger: true,
        disabledReason: isLastOwner ? texts.onlyOwner : undefined,
        onClick: () => void remove(user),
      },
    ];
  };
}

function useResend() {
  const notices = useNotices();
  const { mutate } = useResendInvitation();
  return ({ id, email }: CompanyUser) =>
    mutate(id, {
      onSuccess: () => notices.success(texts.done, texts.resent(email)),
      onError: notices.failed,
    });
}

/** Both ask first and end a membership: an offered one, or an accepted one. */
function useRemoval() {
  const confirm = useConfirm();
  const notices = useNotices();
  const { mutate } = useRemoveUser();
  const end = (id: number, said: string) =>
    mutate(id, {
      onSuccess: () => notices.success(texts.done, said),
      onError: notices.failed,
    });
  return {
    withdraw: async (user: CompanyUser) => {
      const name = userName(user);
      const question = {
        title: texts.withdrawTitle(name),
        text: texts.withdrawText,
        confirmText: texts.withdrawConfirm,
        isDelete: true,
      };
      if (await confirm(question)) end(user.id, texts.withdrawn(name));
    },
    remove: async (user: CompanyUser) => {
      const name = userName(user);
      const question = { title: texts.removeTitle(name), text: texts.removeText(name) };
      if (await confirm({ ...question, isDelete: true })) end(user.id, texts.removed(name));
    },
  };
}
