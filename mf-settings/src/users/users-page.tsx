import type { CompanyUser } from '@boekwerk/shared/contract/company-users';
import { useMay } from '@boekwerk/shared/session/use-may';
import { Button, LinkButton } from '@boekwerk/shared/ui/button';
import { EmptyState } from '@boekwerk/shared/ui/empty';
import { PlusOutlined } from '@boekwerk/shared/ui/icons';
import { Card } from '@boekwerk/shared/ui/layout';
import { ListSkeleton } from '@boekwerk/shared/ui/list';
import { SettingsPage } from '@boekwerk/shared/ui/settings-page';
import { Loaded } from '@boekwerk/shared/ui/states';
import { useState } from 'react';
import { useUsers } from './queries';
import { texts } from './texts';
import { UserList } from './user-list';
import { UserModal } from './user-modal';
import '../settings.css';

/** /settings/company/users */
export function UsersPage() {
  const [form, setForm] = useState<{ isOpen: boolean; user?: CompanyUser }>({ isOpen: false });
  const users = useUsers();
  const ownsFirm = useMay('firm');
  return (
    <SettingsPage
      title={texts.title}
      action={
        <Button type="primary" icon={<PlusOutlined />} onClick={() => setForm({ isOpen: true })}>
          {texts.add}
        </Button>
      }
    >
      <Card>
        <div className="settings-rows">
          <Loaded
            query={users}
            loading={<ListSkeleton rows={3} columns={2} text={texts.loading} />}
            failed={texts.failed}
            isEmpty={({ length }) => length === 0}
            empty={<EmptyState picture="nothing-found" title={texts.none} />}
          >
            {(listed) => (
              <UserList users={listed} onOpen={(user) => setForm({ isOpen: true, user })} />
            )}
          </Loaded>
        </div>
      </Card>
      {ownsFirm && (
        <p className="settings-more">
          <LinkButton to="/settings/company/access">{texts.toAccess}</LinkButton>
        </p>
      )}
      <UserModal
        {...form}
        listed={users.data ?? []}
        onClose={() => setForm((last) => ({ ...last, isOpen: false }))}
      />
    </SettingsPage>
  );
}
