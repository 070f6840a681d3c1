import { type CompanyUser, UserForm } from '@boekwerk/shared/contract/company-users';
import { useContractForm, useSaveFailed } from '@boekwerk/shared/ui/form';
import { useNotices } from '@boekwerk/shared/ui/notices';
import type { ModalFormProps } from '../form-modal';
import { FixedEmail } from './fixed-email';
import { FixedName } from './fixed-name';
import { NameFields } from './name-fields';
import { useUpdateUser } from './queries';
import type { Rights } from './rights/choose-rights';
import { CompanyRights } from './rights/company-rights';
import type { NotOffered } from './rights/not-offered';
import { texts } from './texts';
import { useRightsMissing } from './use-rights-missing';
import { UserFormFrame } from './user-form-frame';

type Props = ModalFormProps & {
  user: CompanyUser;
  /** What a colleague of the firm sees now; leave out where that is not to be chosen. */
  rights?: Rights;
  /** Those among them that are no longer offered: they can still be withdrawn. */
  notOffered?: readonly NotOffered[];
  onSaved: () => void;
};

/** A user of the company: the name, when it is the company's to change, and what a colleague of a firm sees. */
export function EditForm({ user, rights, notOffered, onSaved, ...modal }: Props) {
  const { form, submit, isSaving } = useEditForm({ user, rights, onSaved });
  const { control } = form;
  return (
    <UserFormFrame
      {...modal}
      form={form}
      submit={submit}
      isSaving={isSaving}
      hasRequired={user.is_only_here}
      below={rights && <CompanyRights control={control} notOffered={notOffered} />}
    >
      {user.is_only_here ? <NameFields control={control} /> : <FixedName user={user} />}
      <FixedEmail email={user.email} />
    </UserFormFrame>
  );
}

function useEditForm({ user, rights, onSaved }: Omit<Props, keyof ModalFormProps | 'notOffered'>) {
  const { id, name, last_name, is_only_here, updated_at } = user;
  const update = useUpdateUser(id);
  const notices = useNotices();
  const rightsMissing = useRightsMissing();
  const form = useContractForm(UserForm, {
    ...(is_only_here && { name, last_name }),
    ...(rights && { administrations: [...rights] }),
    updated_at,
  });
  const saveFailed = useSaveFailed(form.setError);
  const submit = form.handleSubmit(
    (filled) =>
      update.mutate(filled, {
        onSuccess: () => {
          notices.success(texts.updated, texts.allUpdated);
          onSaved();
        },
        onError: saveFailed,
      }),
    rightsMissing,
  );
  return { form, submit, isSaving: update.isPending };
}
