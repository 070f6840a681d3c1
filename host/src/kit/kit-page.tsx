import { Card } from '@boekwerk/shared/ui/layout';
import { PageShell } from '@boekwerk/shared/ui/page';
import { SelectInput } from '@boekwerk/shared/ui/select';
import { useColorPreference } from '@boekwerk/shared/ui/theme';
import './kit.css';
import { KitButtons } from './kit-buttons';
import { KitFields } from './kit-fields';
import { KitList } from './kit-list';
import { KitPlain } from './kit-plain';
import { KitStates } from './kit-states';
import { KitUpload } from './kit-upload';

/** Every shared component in its states, for developers to look at. */
export function KitPage() {
  const [preference, choose] = useColorPreference();
  return (
    <>
      <PageShell
        title="Kit"
        action={
          <SelectInput
            aria-label="Thema"
            value={preference}
            options={THEMES}
            onChange={(theme) => choose(theme ?? 'system')}
          />
        }
        breadcrumbs={[{ label: 'Dashboard', to: '/dashboard' }, { label: 'Kit' }]}
      >
        <div className="host-kit">
          <KitButtons />
          <KitFields />
          <KitUpload />
          <KitStates />
          <Card title="Zonder componentbibliotheek">
            <KitPlain />
          </Card>
        </div>
      </PageShell>
      <KitList />
    </>
  );
}

const THEMES = [
  { value: 'system' as const, label: 'Volgt systeem' },
  { value: 'light' as const, label: 'Licht' },
  { value: 'dark' as const, label: 'Donker' },
];
