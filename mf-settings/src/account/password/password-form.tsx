import { PasswordForm as schema } from '@boekwerk/shared/contract/users';
import { useSession } from '@boekwerk/shared/session/session-store';
import { Button } from '@boekwerk/shared/ui/button';
import { PasswordField } from '@boekwerk/shared/ui/fields';
import { ErrorSummary, useContractForm, useSaveFailed, useWatch } from '@boekwerk/shared/ui/form';
import { Card } from '@boekwerk/shared/ui/layout';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { FooterBar } from '@boekwerk/shared/ui/page';
import { PasswordProgress, PasswordRules } from '@boekwerk/shared/ui/password-rules';
import { Muted } from '@boekwerk/shared/ui/text';
import { useUnsavedGuard } from '@boekwerk/shared/ui/unsaved';
import { texts as settings } from '../../texts';
import { texts as account } from '../texts';
import './password.css';
import { useChangePassword } from './queries';
import { texts } from './texts';

/** Changes the own password. */
export function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const notices = useNotices();
  const change = useChangePassword();
  const email = useSession(({ user }) => user?.email);
  const { control, formState, handleSubmit, reset, setError } = useContractForm(schema, EMPTY);
  const password = useWatch({ control, name: 'password' });
  const saveFailed = useSaveFailed(setError);
  useUnsavedGuard(formState.isDirty, { text: settings.leave });

  const submit = handleSubmit((values) =>
    change.mutate(values, {
      onSuccess: () => {
        reset(EMPTY);
        notices.success(account.saved, account.savedText);
        onChanged();
      },
      onError: saveFailed,
    }),
  );
  return (
    <form onSubmit={submit} noValidate>
      <ErrorSummary control={control} />
      <Card>
        <div className="settings-password-fields">
          {/* Tells a password manager whose password it is. */}
          <input type="text" autoComplete="username" value={email ?? ''} readOnly hidden />
          <PasswordField
            control={control}
            name="current_password"
            label={texts.current}
            required
            autoComplete="current-password"
          />
          <PasswordField
            control={control}
            name="password"
            label={texts.next}
            required
            autoComplete="new-password"
          />
          <PasswordRules password={password ?? ''} />
          <PasswordProgress password={password ?? ''} />
          <PasswordField
            control={control}
            name="password_confirm"
            label={texts.repeat}
            required
            autoComplete="new-password"
          />
          <Muted>{texts.hint}</Muted>
        </div>
      </Card>
      <FooterBar>
        <Button
          type="primary"
          htmlType="submit"
          disabled={!formState.isDirty}
          loading={change.isPending}
        >
          {settings.save}
        </Button>
      </FooterBar>
    </form>
  );
}

const EMPTY = { current_password: '', password: '', password_confirm: '' };
