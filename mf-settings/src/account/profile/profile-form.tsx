import { ProfileForm as schema, type User } from '@boekwerk/shared/contract/users';
import { Button } from '@boekwerk/shared/ui/button';
import { TextField } from '@boekwerk/shared/ui/fields';
import {
  ErrorSummary,
  RequiredHint,
  useContractForm,
  useSaveFailed,
} from '@boekwerk/shared/ui/form';
import { Columns, Sheet, WideColumn } from '@boekwerk/shared/ui/layout';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { FooterBar } from '@boekwerk/shared/ui/page';
import { useUnsavedGuard } from '@boekwerk/shared/ui/unsaved';
import { texts as account } from '../texts';
import { AvatarSheet } from './avatar-sheet';
import './profile.css';
import { useSaveProfile } from './queries';
import { texts } from './texts';

/** Name and e-mail address of whoever is signed in. */
export function ProfileForm({ user }: { user: User }) {
  const notices = useNotices();
  const save = useSaveProfile();
  const form = useContractForm(schema, valuesOf(user));
  const { control, formState, handleSubmit, reset, setError, setValue } = form;
  const saveFailed = useSaveFailed(setError);
  useUnsavedGuard(formState.isDirty, { text: account.leave });

  const submit = handleSubmit((values) =>
    save.mutate(values, {
      onSuccess: (saved) => {
        reset(valuesOf(saved));
        notices.success(account.saved, account.savedText);
      },
      onError: saveFailed,
    }),
  );
  return (
    <>
      <AvatarSheet
        user={user}
        // The photo counts as a change of the user; the form is based on that one now.
        onUploaded={({ updated_at }) => setValue('updated_at', updated_at)}
      />
      <form className="profile-form" onSubmit={submit} noValidate>
        <ErrorSummary control={control} />
        <RequiredHint />
        <Sheet title={texts.personal}>
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
          </Columns>
        </Sheet>
        <FooterBar>
          <Button
            type="primary"
            htmlType="submit"
            disabled={!formState.isDirty}
            loading={save.isPending}
          >
            {account.save}
          </Button>
        </FooterBar>
      </form>
    </>
  );
}

const valuesOf = ({ name, last_name, email, updated_at }: User) => ({
  name,
  last_name,
  email,
  updated_at,
});
