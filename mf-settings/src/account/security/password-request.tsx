import { givenPassword } from '@boekwerk/shared/contract/fields';
import { Button } from '@boekwerk/shared/ui/button';
import { PasswordField } from '@boekwerk/shared/ui/fields';
import { useContractForm, useSaveFailed } from '@boekwerk/shared/ui/form';
import * as v from 'valibot';
import { texts as account } from '../texts';
import './security.css';
import { texts } from './texts';
import '../../settings.css';

const schema = v.object({ password: givenPassword(texts.passwordRequired) });

type Props = {
  /** What will happen. */
  text: string;
  confirmText: string;
  isDanger?: boolean;
  isBusy: boolean;
  /** Does it; a failure is shown here, a wrong password at its field. */
  onPassword: (password: string, onError: (error: unknown) => void) => void;
  onCancel: () => void;
};

/** Asks for the password before something that a passer-by should not be able to do. */
export function PasswordRequest(props: Props) {
  const { text, confirmText, isDanger, isBusy, onPassword, onCancel } = props;
  const { control, handleSubmit, setError } = useContractForm(schema, { password: '' });
  const failed = useSaveFailed(setError);
  return (
    <form onSubmit={handleSubmit(({ password }) => onPassword(password, failed))} noValidate>
      <p className="settings-security-text">{text}</p>
      <PasswordField
        control={control}
        name="password"
        label={texts.password}
        required
        autoComplete="current-password"
        autoFocus
      />
      <div className="settings-modal-footer">
        <Button onClick={onCancel}>{account.cancel}</Button>
        <Button type="primary" htmlType="submit" danger={isDanger} loading={isBusy}>
          {confirmText}
        </Button>
      </div>
    </form>
  );
}
