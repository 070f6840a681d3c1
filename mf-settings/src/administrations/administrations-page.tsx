import { LinkButton } from '@boekwerk/shared/ui/button';
import { EmptyState } from '@boekwerk/shared/ui/empty';
import { Card } from '@boekwerk/shared/ui/layout';
import { ListSkeleton } from '@boekwerk/shared/ui/list';
import { SettingsPage } from '@boekwerk/shared/ui/settings-page';
import { Loaded } from '@boekwerk/shared/ui/states';
import { AdministrationList } from './administration-list';
import { useAdministrations } from './queries';
import { texts } from './texts';
import '../settings.css';

/** /settings/administration/overview */
export function AdministrationsPage() {
  const administrations = useAdministrations();
  return (
    <SettingsPage
      title={texts.title}
      action={
        <LinkButton type="primary" to="/settings/administration/create">
          {texts.add}
        </LinkButton>
      }
    >
      <Card>
        <div className="settings-rows">
          <Loaded
            query={administrations}
            loading={<ListSkeleton rows={3} columns={4} text={texts.loading} />}
            failed={texts.failed}
            isEmpty={({ length }) => length === 0}
            empty={<EmptyState picture="relations" title={texts.none} />}
          >
            {(entries) => <AdministrationList entries={entries} />}
          </Loaded>
        </div>
      </Card>
    </SettingsPage>
  );
}
