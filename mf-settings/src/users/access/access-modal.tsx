import type { ClientAccess, CompanyUser } from '@boekwerk/shared/contract/company-users';
import { Button } from '@boekwerk/shared/ui/button';
import { Modal } from '@boekwerk/shared/ui/modal';
import { userName } from '../user-name';
import { RightChoice } from './right-choice';
import { texts } from './texts';
import './access.css';

type Props = {
  client: ClientAccess | undefined;
  colleagues: readonly CompanyUser[];
  onClose: () => void;
};

/** Who sees one client, below each other: where a table is too wide. */
export function AccessModal({ client, colleagues, onClose }: Props) {
  return (
    <Modal
      open={client !== undefined}
      title={client?.name}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
      onCancel={onClose}
    >
      <ul className="settings-access-people">
        {client &&
          colleagues.map((colleague) => (
            <li key={colleague.id}>
              <span>{userName(colleague)}</span>
              <RightChoice client={client} colleague={colleague} />
            </li>
          ))}
      </ul>
    </Modal>
  );
}
