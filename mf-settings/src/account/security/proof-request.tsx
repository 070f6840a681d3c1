import { givenPassword, optionalCode } from '@boekwerk/shared/contract/fields';
import { PasswordField } from '@boekwerk/shared/ui/fields';
import { useContractForm, useSaveFailed } from '@boekwerk/shared/ui/form';
import { Flex } from '@boekwerk/shared/ui/layout';
import * as v from 'valibot';
import { ModalFooter } from '../../modal-footer';
import { CodeField } from '../code-field';
import type { Proof } from './queries';
import './security.css';
import { texts } from './texts';

const schema = v.object({
  password: givenPassword(texts.passwordRequired),
  otp: optionalCode,
});
const EMPTY: Proof = { password: '', otp: '' };

type Props = {
  /** What will happen. */
  text: string;
  confirmText: string;
  isDanger?: boolean;
  isBusy: boolean;
  /** Whether a code is asked as well. */
  asksCode?: boolean;
  /** Does it; a failure is shown here, a wrong password or code at its field. */
  onProof: (proof: Proof, onError: (error: unknown) => void) => void;
  onCancel: () => void;
};

/** Asks for the password, and perhaps for a code, before something that a passer-by should not be able to do. */
export function ProofRequest(props: Props) {
  const { text, confirmText, isDanger = false, isBusy, asksCode, onProof, onCancel } = props;
  const { control, handleSubmit, setError } = useContractForm(schema, EMPTY);
  const failed = useSaveFailed(setError);
  return (
    <form onSubmit={handleSubmit((proof) => onProof(proof, failed))} noValidate>
      <p className="settings-security-text">{text}</p>
      <Flex vertical gap={16}>
        <PasswordField
          control={control}
          name="password"
          label={texts.password}
          required
          autoComplete="current-password"
          autoFocus
        />
        {asksCode && (
          <CodeField control={control} name="otp" label={texts.code} hint={texts.codeHint} />
        )}
      </Flex>
      <ModalFooter text={confirmText} isDanger={isDanger} isSaving={isBusy} onCancel={onCancel} />
    </form>
  );
}
