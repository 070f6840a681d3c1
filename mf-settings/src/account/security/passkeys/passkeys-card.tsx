import type { Security } from '@boekwerk/shared/contract/security';
import { Button } from '@boekwerk/shared/ui/button';
import { PlusOutlined } from '@boekwerk/shared/ui/icons';
import { Card } from '@boekwerk/shared/ui/layout';
import { useButtonsFocus } from '@boekwerk/shared/ui/states';
import { Muted } from '@boekwerk/shared/ui/text';
import { useState } from 'react';
import { FormModal } from '../../../form-modal';
import '../security.css';
import { AddPasskeyForm } from './add-passkey-form';
import { type Passkey, PasskeyList } from './passkey-list';
import { RenamePasskeyForm } from './rename-passkey-form';
import { texts } from './texts';
import '../../../settings.css';

type Props = {
  passkeys: Security['passkeys'];
  /** Whether the account has a second factor. */
  asksCode: boolean;
};

/** What signs in without a password; more is added in a browser that can, at the address they are bound to. */
export function PasskeysCard({ passkeys: { address, rows }, asksCode }: Props) {
  const [isAdding, setAdding] = useState(false);
  const [renamed, setRenamed] = useState<{ isOpen: boolean; passkey?: Passkey }>({ isOpen: false });
  const { buttons, keep } = useButtonsFocus(rows.map(({ id }) => id).join());
  const stopAdding = () => setAdding(false);
  const stopRenaming = () => setRenamed((last) => ({ ...last, isOpen: false }));
  const obstacle = obstacleAt(address);
  const add = (
    <Button size="small" icon={<PlusOutlined />} onClick={() => setAdding(true)}>
      {texts.add}
    </Button>
  );
  return (
    <Card title={texts.title} extra={obstacle === null && add}>
      <div className="settings-rows" ref={buttons}>
        <p>
          <Muted>
            {texts.explanation} {rows.length === 0 && texts.none} {obstacle}
          </Muted>
        </p>
        {rows.length > 0 && (
          <PasskeyList
            passkeys={rows}
            onRename={(passkey) => setRenamed({ isOpen: true, passkey })}
          />
        )}
      </div>
      <FormModal title={texts.add} isOpen={isAdding} onClose={stopAdding} onClosed={keep}>
        {(modal) => <AddPasskeyForm {...modal} asksCode={asksCode} onAdded={stopAdding} />}
      </FormModal>
      <FormModal
        title={texts.rename}
        isOpen={renamed.isOpen}
        onClose={stopRenaming}
        onClosed={keep}
      >
        {(modal) =>
          renamed.passkey && (
            <RenamePasskeyForm {...modal} passkey={renamed.passkey} onRenamed={stopRenaming} />
          )
        }
      </FormModal>
    </Card>
  );
}

/** Why none can be added here; null when one can. */
function obstacleAt(address: string | null) {
  if (address !== null && address !== window.location.origin)
    return (
      <>
        {texts.elsewhere}{' '}
        <a className="settings-security-link" href={address}>
          {address}
        </a>
        .
      </>
    );
  return 'PublicKeyCredential' in window ? null : texts.unable;
}
