import type { CompanyUser } from '@boekwerk/shared/contract/company-users';
import { useMay } from '@boekwerk/shared/session/use-may';
import { FormModal } from '../form-modal';
import { InviteForm } from './invite-form';
import { KnownUserForm } from './known-user-form';
import { texts } from './texts';
import { UserDetails } from './user-details';

type Props = {
  isOpen: boolean;
  /** Leave out for a new one. */
  user?: CompanyUser;
  listed: readonly CompanyUser[];
  onClose: () => void;
};

/** A user of the company, or a new one. The owner of a firm says which clients a colleague sees as well. */
export function UserModal({ isOpen, user, listed, onClose }: Props) {
  const ownsFirm = useMay('firm');
  const givesRights = ownsFirm && !user?.is_owner;
  return (
    <FormModal
      title={titleFor(user, givesRights)}
      width={givesRights ? 640 : 520}
      isOpen={isOpen}
      onClose={onClose}
    >
      {(modal) => {
        const form = { ...modal, onSaved: onClose };
        if (!user) return <InviteForm {...form} listed={listed} givesRights={givesRights} />;
        if (givesRights || user.is_only_here)
          return <KnownUserForm {...form} user={user} givesRights={givesRights} />;
        return <UserDetails user={user} onClose={modal.onCancel} />;
      }}
    </FormModal>
  );
}

function titleFor(user: CompanyUser | undefined, givesRights: boolean): string {
  if (!user) return texts.add;
  return givesRights || user.is_only_here ? texts.edit : texts.view;
}
