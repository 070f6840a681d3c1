import { ProfileForm as schema, type User } from '@boekwerk/shared/contract/users';
import { TextField } from '@boekwerk/shared/ui/fields';
import { useContractForm } from '@boekwerk/shared/ui/form';
import { Columns, Sheet, WideColumn } from '@boekwerk/shared/ui/layout';
import { EditForm } from '../../edit-form';
import { texts as account } from '../texts';
import { AvatarSheet } from './avatar-sheet';
import { useSaveProfile } from './queries';
import { texts } from './texts';

/** Name and e-mail address of whoever is signed in. */
export function ProfileForm({ user }: { user: User }) {
  const { mutateAsync: save } = useSaveProfile();
  const form = useContractForm(schema, valuesOf(user));
  const { control, setValue } = form;
  return (
    <>
      <AvatarSheet
        user={user}
        // The photo counts as a change of the user; the form is based on that one now.
        onUploaded={({ updated_at }) => setValue('updated_at', updated_at)}
      />
      <EditForm
        form={form}
        draft="profile"
        save={async (values) => valuesOf(await save(values))}
        saved={[account.saved, account.savedText]}
      >
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
      </EditForm>
    </>
  );
}

const valuesOf = ({ name, last_name, email, updated_at }: User) => ({
  name,
  last_name,
  email,
  updated_at,
});
