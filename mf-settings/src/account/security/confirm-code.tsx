import { ApiError } from '@boekwerk/shared/api-client/api-error';
import { confirmTwoFactor } from '@boekwerk/shared/contract/security';
import { Button } from '@boekwerk/shared/ui/button';
import { NumberField } from '@boekwerk/shared/ui/fields';
import { useContractForm, useSaveFailed, useWatch } from '@boekwerk/shared/ui/form';
import { AppSetUp } from '@boekwerk/shared/ui/two-factor';
import { ModalFooter } from '../../modal-footer';
import type { texts } from './texts';

/** The part of a mutation that a step of the dialog needs. */
export type Sent<Input, Reply> = {
  isPending: boolean;
  mutate: (
    input: Input,
    then: { onSuccess: (reply: Reply) => void; onError: (error: unknown) => void },
  ) => void;
};

type Props = {
  /** The `otpauth://` address for the app. */
  address: string;
  words: typeof texts.setUp;
  confirm: Sent<string, { recovery_codes: readonly string[] }>;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
};

const DIGITS = 6;

/** Shows the secret to the authenticator app and asks for its first code. */
export function ConfirmCode({ address, words, confirm, onConfirmed, onCancel }: Props) {
  const { control, handleSubmit, setError } = useContractForm(confirmTwoFactor.body, { otp: '' });
  const otp = useWatch({ control, name: 'otp' });
  const failed = useSaveFailed(setError);

  const submit = handleSubmit((values) =>
    confirm.mutate(values.otp, {
      onSuccess: ({ recovery_codes }) => onConfirmed(recovery_codes),
      onError: (error) => {
        if (error instanceof ApiError && error.status === 400)
          setError('otp', { message: error.message }, { shouldFocus: true });
        else failed(error);
      },
    }),
  );
  return (
    <form onSubmit={submit} noValidate>
      <AppSetUp address={address} button={Button} />
      <NumberField
        control={control}
        name="otp"
        label={words.code}
        hint={words.codeHint}
        required
        maxLength={DIGITS}
        autoComplete="one-time-code"
        autoFocus
      />
      <ModalFooter
        text={words.confirm}
        canSave={otp?.length === DIGITS}
        isSaving={confirm.isPending}
        onCancel={onCancel}
      />
    </form>
  );
}
