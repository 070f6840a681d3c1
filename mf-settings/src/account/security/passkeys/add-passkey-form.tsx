import { addPasskey, startPasskey } from '@boekwerk/shared/contract/passkeys';
import { PasswordField, TextField } from '@boekwerk/shared/ui/fields';
import { useContractForm, useSaveFailed } from '@boekwerk/shared/ui/form';
import { Flex } from '@boekwerk/shared/ui/layout';
import { useNotices } from '@boekwerk/shared/ui/notices';
import * as v from 'valibot';
import { type ModalFormProps, useFormStanding } from '../../../form-modal';
import { ModalFooter } from '../../../modal-footer';
import { CodeField } from '../../code-field';
import '../security.css';
import { texts as security } from '../texts';
import { PasskeyNotMade } from './make-passkey';
import { useMakePasskey } from './queries';
import { texts } from './texts';

const schema = v.object({
  name: addPasskey.body.entries.name,
  ...startPasskey.body.entries,
});
const EMPTY = { name: '', password: '', otp: '' };

type Props = ModalFormProps & {
  /** Whether the account has a second factor. */
  asksCode: boolean;
  onAdded: () => void;
};

/** Asks who it is and how the passkey is to be called, and lets the browser make it. */
export function AddPasskeyForm({ asksCode, onState, onCancel, onAdded }: Props) {
  const notices = useNotices();
  const make = useMakePasskey();
  const { control, formState, handleSubmit, setError } = useContractForm(schema, EMPTY);
  const { isDirty } = formState;
  const { isPending } = make;
  const failed = useSaveFailed(setError);
  useFormStanding(onState, { isChanged: isDirty, isSaving: isPending });

  const submit = handleSubmit((values) =>
    make.mutate(values, {
      onSuccess: ({ name }) => {
        notices.success(security.done, texts.adding.done(name));
        onAdded();
      },
      onError: (error) => {
        if (error instanceof PasskeyNotMade)
          setError('name', { message: texts.adding[error.reason] }, { shouldFocus: true });
        else failed(error);
      },
    }),
  );
  return (
    <form onSubmit={submit} noValidate>
      <p className="settings-security-text">{texts.adding.text}</p>
      <Flex vertical gap={16}>
        <TextField
          control={control}
          name="name"
          label={texts.name}
          hint={texts.nameHint}
          required
          maxLength={60}
          autoComplete="off"
          autoFocus
        />
        <PasswordField
          control={control}
          name="password"
          label={texts.adding.password}
          required
          autoComplete="current-password"
        />
        {asksCode && (
          <CodeField control={control} name="otp" label={security.code} hint={security.codeHint} />
        )}
      </Flex>
      <ModalFooter text={security.goOn} isSaving={isPending} onCancel={onCancel} />
    </form>
  );
}
