import type { CompanyUser } from '@boekwerk/shared/contract/company-users';
import { TextField } from '@boekwerk/shared/ui/fields';
import { useSavedForm } from '@boekwerk/shared/ui/form';
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
  const saved = useInviteForm({ listed, givesRights, onSaved });
  const { control } = saved.form;
  return (
    <UserFormFrame
      {...modal}
      saved={saved}
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
  const { mutateAsync: invite } = useInviteUser();
  const notices = useNotices();
  const [schema] = useState(() => invitationBeside(listed));
  return useSavedForm({
    schema,
    values: {
      name: '',
      last_name: '',
      email: '',
      ...(givesRights && { administrations: [] }),
    },
    draft: 'user.new',
    asksToLeave: false,
    save: (filled) => invite(filled).then(() => filled),
    onInvalid: useRightsMissing(),
    onSaved: (filled) => {
      notices.success(texts.done, texts.added(userName(filled)));
      onSaved();
    },
  });
}
