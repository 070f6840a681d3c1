import { SettingsPage } from '../settings-page';
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
