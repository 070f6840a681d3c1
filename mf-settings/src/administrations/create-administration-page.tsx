import { SettingsPage } from '@boekwerk/shared/ui/settings-page';
import { AdministrationForm } from './administration-form';
import { texts } from './texts';

/** /settings/administration/create */
export function CreateAdministrationPage() {
  return (
    <SettingsPage
      title={texts.create.title}
      parent={{ label: texts.title, to: '/settings/administration/overview' }}
    >
      <AdministrationForm />
    </SettingsPage>
  );
}
