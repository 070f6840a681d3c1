import type { Security } from '@boekwerk/shared/contract/security';
import { StatusBadge } from '@boekwerk/shared/ui/badge';
import { Button } from '@boekwerk/shared/ui/button';
import { Card, InfoBar, Space } from '@boekwerk/shared/ui/layout';
import { useButtonsFocus } from '@boekwerk/shared/ui/states';
import { useState } from 'react';
import { DisableModal } from './disable-modal';
import { NewAppModal } from './new-app-modal';
import { RenewModal } from './renew-modal';
import './security.css';
import { SetUpModal } from './set-up-modal';
import { texts } from './texts';

type TwoFactor = Security['two_factor'];
type Dialog = 'setUp' | 'newApp' | 'disable' | 'renew';

/** With fewer left it is time for new ones. */
const FEW = 3;

/** Whether signing in takes a second factor, and turning it on, moving it and turning it off as far as the installation lets one. */
export function TwoFactorCard({ twoFactor }: { twoFactor: TwoFactor }) {
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const close = () => setDialog(null);
  const { mode, is_enabled, recovery_codes_left } = twoFactor;
  const isOffered = mode !== 'off';
  // Who has used them all may have lost the app.
  const asksCode = recovery_codes_left > 0;
  const { buttons, keep } = useButtonsFocus(is_enabled);
  return (
    <Card
      title={texts.twoFactor.title}
      extra={
        <StatusBadge tone={is_enabled && isOffered ? 'blue' : 'neutral'}>
          {stateOf(twoFactor)}
        </StatusBadge>
      }
    >
      <p className="settings-security-text">{explanation(twoFactor)}</p>
      <div ref={buttons}>
        {is_enabled && isOffered && <Enabled {...twoFactor} onOpen={setDialog} />}
        {!is_enabled && isOffered && (
          <Button type="primary" onClick={() => setDialog('setUp')}>
            {texts.twoFactor.turnOn}
          </Button>
        )}
      </div>
      <SetUpModal isOpen={dialog === 'setUp'} onClose={close} onClosed={keep} />
      <NewAppModal
        isOpen={dialog === 'newApp'}
        asksCode={asksCode}
        onClose={close}
        onClosed={keep}
      />
      <DisableModal
        isOpen={dialog === 'disable'}
        asksCode={asksCode}
        onClose={close}
        onClosed={keep}
      />
      <RenewModal isOpen={dialog === 'renew'} asksCode={asksCode} onClose={close} />
    </Card>
  );
}

function stateOf({ mode, is_enabled }: TwoFactor): string {
  if (!is_enabled) return texts.twoFactor.off;
  return mode === 'off' ? texts.twoFactor.unused : texts.twoFactor.on;
}

function explanation({ mode, is_enabled }: TwoFactor): string {
  if (mode === 'off') return is_enabled ? texts.twoFactor.isUnused : texts.twoFactor.absent;
  return is_enabled ? texts.twoFactor.isOn : texts.twoFactor.isOff;
}

type EnabledProps = TwoFactor & { onOpen: (dialog: Dialog) => void };

function Enabled({ mode, recovery_codes_left: left, onOpen }: EnabledProps) {
  return (
    <>
      {left > FEW ? (
        <p className="settings-security-text">{texts.recovery.left(left)}</p>
      ) : (
        <InfoBar tone="amber">
          {texts.recovery.left(left)} {texts.recovery.few}
        </InfoBar>
      )}
      {mode === 'required' && <p className="settings-security-text">{texts.twoFactor.required}</p>}
      <Space wrap>
        <Button onClick={() => onOpen('renew')}>{texts.recovery.renew}</Button>
        <Button onClick={() => onOpen('newApp')}>{texts.newApp.open}</Button>
        {mode !== 'required' && (
          <Button danger onClick={() => onOpen('disable')}>
            {texts.twoFactor.turnOff}
          </Button>
        )}
      </Space>
    </>
  );
}
