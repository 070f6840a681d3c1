import { UserForm } from '@boekwerk/shared/contract/company-users';
import { useSavedForm } from '@boekwerk/shared/ui/form';
import { useNotices } from '@boekwerk/shared/ui/notices';
import type { ModalFormProps } from '../form-modal';
import { FixedEmail } from './fixed-email';
import { FixedName } from './fixed-name';
import { NameFields } from './name-fields';
import { useUpdateUser } from './queries';
import { CompanyRights } from './rights/company-rights';
import type { KnownUser } from './rights/queries';
import { texts } from './texts';
import { useRightsMissing } from './use-rights-missing';
import { userDraft } from './user-draft';
import { UserFormFrame } from './user-form-frame';

type Props = ModalFormProps & {
  known: KnownUser;
  /** Reads it as somebody else saved it. */
  readAgain: () => Promise<KnownUser>;
  onSaved: () => void;
};

/** A user of the company: the name, when it is the company's to change, and what a colleague of a firm sees. */
export function EditForm({ known, readAgain, onSaved, ...modal }: Props) {
  const saved = useEditForm({ known, readAgain, onSaved });
  const { user, rights, notOffered } = known;
  const { control } = saved.form;
  return (
    <UserFormFrame
      {...modal}
      saved={saved}
      hasRequired={user.is_only_here}
      below={rights && <CompanyRights control={control} notOffered={notOffered} />}
    >
      {user.is_only_here ? <NameFields control={control} /> : <FixedName user={user} />}
      <FixedEmail email={user.email} />
    </UserFormFrame>
  );
}

function useEditForm({ known, readAgain, onSaved }: Omit<Props, keyof ModalFormProps>) {
  const { id } = known.user;
  const { mutateAsync: save } = useUpdateUser(id);
  const notices = useNotices();
  return useSavedForm({
    schema: UserForm,
    values: valuesOf(known),
    draft: userDraft(id),
    asksToLeave: false,
    save,
    onInvalid: useRightsMissing(),
    onSaved: () => {
      notices.success(texts.updated, texts.allUpdated);
      onSaved();
    },
    readAgain: () => readAgain().then(valuesOf),
  });
}

/** What of a user is filled in, with the version that it is of. */
function valuesOf({ user, rights }: KnownUser): UserForm {
  const { name, last_name, is_only_here, updated_at } = user;
  return {
    ...(is_only_here && { name, last_name }),
    ...(rights && { administrations: [...rights] }),
    updated_at,
  };
}
