import type { CompanyUser } from '@boekwerk/shared/contract/company-users';
import { Button } from '@boekwerk/shared/ui/button';
import { Columns } from '@boekwerk/shared/ui/layout';
import { texts as settings } from '../texts';
import { FixedEmail } from './fixed-email';
import { FixedName } from './fixed-name';
import '../settings.css';

type Props = { user: CompanyUser; onClose: () => void };

/** Somebody of whom nothing can be changed here. */
export function UserDetails({ user, onClose }: Props) {
  return (
    <>
      <Columns>
        <FixedName user={user} />
        <FixedEmail email={user.email} />
      </Columns>
      <div className="settings-modal-footer">
        <Button onClick={onClose}>{settings.close}</Button>
      </div>
    </>
  );
}
