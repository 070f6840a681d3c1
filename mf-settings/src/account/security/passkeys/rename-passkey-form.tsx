import { renamePasskey } from '@boekwerk/shared/contract/passkeys';
import { TextField } from '@boekwerk/shared/ui/fields';
import { useContractForm, useSaveFailed } from '@boekwerk/shared/ui/form';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { type ModalFormProps, useFormStanding } from '../../../form-modal';
import { ModalFooter } from '../../../modal-footer';
import { texts as security } from '../texts';
import { useRenamePasskey } from './queries';
import { texts } from './texts';

type Props = ModalFormProps & { passkey: { id: number; name: string }; onRenamed: () => void };

/** How a passkey is called. */
export function RenamePasskeyForm({ passkey, onState, onCancel, onRenamed }: Props) {
  const notices = useNotices();
  const rename = useRenamePasskey();
  const { name } = passkey;
  const { control, formState, handleSubmit, setError } = useContractForm(renamePasskey.body, {
    name,
  });
  const { isDirty } = formState;
  const { isPending } = rename;
  const failed = useSaveFailed(setError);
  useFormStanding(onState, { isChanged: isDirty, isSaving: isPending });

  const submit = handleSubmit((values) =>
    rename.mutate(
      { id: passkey.id, name: values.name },
      {
        onSuccess: (renamed) => {
          notices.success(security.done, texts.renamed(renamed.name));
          onRenamed();
        },
        onError: failed,
      },
    ),
  );
  return (
    <form onSubmit={submit} noValidate>
      <TextField
        control={control}
        name="name"
        label={texts.name}
        required
        maxLength={60}
        autoComplete="off"
        autoFocus
      />
      <ModalFooter canSave={isDirty} isSaving={isPending} onCancel={onCancel} />
    </form>
  );
}
