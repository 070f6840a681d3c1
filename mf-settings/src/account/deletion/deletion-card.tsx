import type { OwnUser } from '@boekwerk/shared/contract/users';
import { Button } from '@boekwerk/shared/ui/button';
import { Card } from '@boekwerk/shared/ui/layout';
import { Modal } from '@boekwerk/shared/ui/modal';
import { useButtonsFocus } from '@boekwerk/shared/ui/states';
import { useState } from 'react';
import { DeletionBar } from './deletion-bar';
import { DeletionForm } from './deletion-form';
import { texts } from './texts';

/** What goes with the own account and what stays, and the way to ask for it. */
export function DeletionCard({ user }: { user: OwnUser }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { buttons, keep } = useButtonsFocus(user.deletion_due_on);
  return (
    <Card title={texts.section}>
      <div className="settings-own-data">
        <p>{texts.intro}</p>
        <h3>{texts.goes}</h3>
        <ul>
          {texts.goesList.map((gone) => (
            <li key={gone}>{gone}</li>
          ))}
        </ul>
        <h3>{texts.stays}</h3>
        <ul>
          {texts.staysList.map((kept) => (
            <li key={kept}>{kept}</li>
          ))}
        </ul>
        <p>{texts.company}</p>
        <div ref={buttons}>
          {user.deletion_due_on ? (
            <DeletionBar dueOn={user.deletion_due_on} />
          ) : (
            <Button danger onClick={() => setOpen(true)}>
              {texts.section}
            </Button>
          )}
        </div>
      </div>
      <Modal
        open={isOpen}
        title={texts.section}
        footer={null}
        destroyOnHidden
        onCancel={close}
        afterClose={keep}
      >
        <DeletionForm asksCode={user.has_second_step} onClose={close} />
      </Modal>
    </Card>
  );
}
