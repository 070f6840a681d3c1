import type { CompanyUser } from '@boekwerk/shared/contract/company-users';
import { TextField } from '@boekwerk/shared/ui/fields';
import { useContractForm, useSaveFailed } from '@boekwerk/shared/ui/form';
import { WideColumn } from '@boekwerk/shared/ui/layout';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { useState } from 'react';
import type { ModalFormProps } from '../form-modal';
import { invitationBeside } from './invitation-beside';
import { NameFields } from './name-fields';
import { useInviteUser } from './queries';
import { CompanyRights } from './rights/company-rights';
import { texts } from './texts';
import { useRightsMissing } from './use-rights-missing';
import { UserFormFrame } from './user-form-frame';
import { userName } from './user-name';

type Props = ModalFormProps & {
  /** Who is there already. */
  listed: readonly CompanyUser[];
  givesRights: boolean;
  onSaved: () => void;
};

/** Somebody to invite. */
export function InviteForm({ listed, givesRights, onSaved, ...modal }: Props) {
  const { form, submit, isSaving } = useInviteForm({ listed, givesRights, onSaved });
  const { control } = form;
  return (
    <UserFormFrame
      {...modal}
      form={form}
      submit={submit}
      isSaving={isSaving}
      below={givesRights && <CompanyRights control={control} />}
    >
      <NameFields control={control} />
      <WideColumn>
        <TextField
          control={control}
          name="email"
          type="email"
          label={texts.emailField}
          hint={texts.inviteHint}
          required
          autoComplete="off"
          maxLength={254}
        />
      </WideColumn>
    </UserFormFrame>
  );
}

function useInviteForm({ listed, givesRights, onSaved }: Omit<Props, keyof ModalFormProps>) {
  const invite = useInviteUser();
  const notices = useNotices();
  const rightsMissing = useRightsMissing();
  const [schema] = useState(() => invitationBeside(listed));
  const form = useContractForm(schema, {
    name: '',
    last_name: '',
    email: '',
    ...(givesRights && { administrations: [] }),
  });
  const saveFailed = useSaveFailed(form.setError);
  const submit = form.handleSubmit(
    (filled) =>
      invite.mutate(filled, {
        onSuccess: () => {
          notices.success(texts.done, texts.added(userName(filled)));
          onSaved();
        },
        onError: saveFailed,
      }),
    rightsMissing,
  );
  return { form, submit, isSaving: invite.isPending };
}
