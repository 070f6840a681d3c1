import type { ProfileForm } from '@boekwerk/shared/contract/users';
import { PasswordField } from '@boekwerk/shared/ui/fields';
import type { Control } from '@boekwerk/shared/ui/form';
import { InfoBar, WideColumn } from '@boekwerk/shared/ui/layout';
import type { InferOutput } from 'valibot';
import { CodeField } from '../code-field';
import { texts } from './texts';

type Props = {
  control: Control<ProfileForm, unknown, InferOutput<typeof ProfileForm>>;
  /** Whether the account has a second factor. */
  asksCode: boolean;
};

/** What another e-mail address asks for: with it somebody else would have the account. */
export function ProofFields({ control, asksCode }: Props) {
  return (
    <>
      <WideColumn>
        <InfoBar>{texts.proofHint}</InfoBar>
      </WideColumn>
      <PasswordField
        control={control}
        name="current_password"
        label={texts.currentPassword}
        required
        autoComplete="current-password"
      />
      {asksCode && (
        <CodeField control={control} name="otp" label={texts.code} hint={texts.codeHint} />
      )}
    </>
  );
}
