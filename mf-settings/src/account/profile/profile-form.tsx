import { type OwnUser, ProfileForm as schema } from '@boekwerk/shared/contract/users';
import { useMay } from '@boekwerk/shared/session/use-may';
import { CheckboxField, TextField } from '@boekwerk/shared/ui/fields';
import { FormFooter, FormFrame, useSavedForm, useWatch } from '@boekwerk/shared/ui/form';
import { Card, Columns, WideColumn } from '@boekwerk/shared/ui/layout';
import '../../settings.css';
import { ActivationBar } from './activation-bar';
import { AvatarCard } from './avatar-card';
import { NewAddressBar } from './new-address-bar';
import { ProofFields } from './proof-fields';
import { useSaveProfile } from './queries';
import { texts } from './texts';

type Props = {
  user: OwnUser;
  /** Reads it as it was saved elsewhere. */
  readAgain: () => Promise<OwnUser>;
};

/** Name and e-mail address of whoever is signed in, and what they are mailed; another address asks to prove that it is them. */
export function ProfileForm({ user, readAgain }: Props) {
  const { mutateAsync: save } = useSaveProfile();
  // Who began as an accountant may work in a company as well.
  const isInFirm = useMay('practice');
  const saved = useSavedForm({
    schema,
    values: valuesOf(user),
    draft: 'profile',
    unkept: ['current_password', 'otp'],
    save,
    valuesOf,
    readAgain: () => readAgain().then(valuesOf),
  });
  const { control } = saved.form;
  const email = useWatch({ control, name: 'email' });
  const isMoving = (email ?? '').trim().toLowerCase() !== user.email.toLowerCase();
  return (
    <>
      {!user.is_activated && <ActivationBar email={user.email} />}
      {user.new_email && <NewAddressBar email={user.email} newEmail={user.new_email} />}
      <AvatarCard user={user} />
      <FormFrame saved={saved} className="settings-form" footer={<FormFooter saved={saved} />}>
        <Card title={texts.personal}>
          <Columns>
            <TextField
              control={control}
              name="name"
              label={texts.name}
              required
              maxLength={60}
              autoComplete="given-name"
            />
            <TextField
              control={control}
              name="last_name"
              label={texts.lastName}
              required
              maxLength={60}
              autoComplete="family-name"
            />
            <WideColumn>
              <TextField
                control={control}
                name="email"
                type="email"
                label={texts.email}
                required
                maxLength={254}
                autoComplete="email"
              />
            </WideColumn>
            {isMoving && <ProofFields control={control} asksCode={user.has_second_step} />}
          </Columns>
        </Card>
        {(user.role === 0 || !isInFirm) && (
          <Card title={texts.mails}>
            <CheckboxField control={control} name="question_mails" label={texts.questionMails} />
          </Card>
        )}
      </FormFrame>
    </>
  );
}

const valuesOf = ({ name, last_name, email, question_mails, updated_at }: OwnUser) => ({
  name,
  last_name,
  email,
  question_mails,
  updated_at,
  current_password: '',
  otp: '',
});
