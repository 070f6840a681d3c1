import type { Token } from '@boekwerk/shared/contract/auth';
import { Button, Checkbox } from '@boekwerk/shared/plain';
import { type FormEvent, useState } from 'react';
import { ErrorNotice } from '../error-notice';
import { CodeField } from './code-field';
import { appCode, type CodeKind } from './code-kinds';
import { texts } from './texts';
import { type Verified, verify, verifyFailure } from './verify';

type Props = {
  kind: CodeKind;
  pending: Token;
  /** Whether a code is being looked at. */
  isBusy: boolean;
  onBusy: (isBusy: boolean) => void;
  onVerified: (verified: Verified) => void;
  onExpired: () => void;
  onCancel: () => void;
};

/** Asks for a code until it is right. */
export function CodeForm(props: Props) {
  const { kind, pending, isBusy, onBusy, onVerified, onExpired, onCancel } = props;
  const [code, setCode] = useState('');
  const [isRemembered, setRemembered] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const [errors, setErrors] = useState<string[]>([]);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy || !kind.isComplete(code)) return;
    onBusy(true);
    setWrong(undefined);
    setErrors([]);
    try {
      onVerified(await verify(pending, code, isRemembered));
    } catch (error) {
      const failure = verifyFailure(error);
      if (failure.kind === 'expired') return onExpired();
      if (failure.kind === 'wrong') setWrong(failure.text);
      else setErrors([failure.text]);
      onBusy(false);
    }
  }

  function change(typed: string): void {
    setCode(typed);
    setWrong(undefined);
  }

  return (
    <form onSubmit={submit} noValidate>
      <ErrorNotice errors={errors} />
      <CodeField kind={kind} value={code} error={wrong} onChange={change} />
      {kind === appCode && <RememberDevice isChecked={isRemembered} onChange={setRemembered} />}
      <div className="auth-dialog-buttons">
        <Button onClick={onCancel}>{texts.cancel}</Button>
        <Button type="submit" isPrimary isBusy={isBusy} disabled={!kind.isComplete(code)}>
          {texts.proceed}
        </Button>
      </div>
    </form>
  );
}

type RememberProps = { isChecked: boolean; onChange: (isChecked: boolean) => void };

const RememberDevice = ({ isChecked, onChange }: RememberProps) => (
  <Checkbox
    label={texts.remember}
    hint={texts.rememberHint}
    checked={isChecked}
    onChange={(event) => onChange(event.target.checked)}
  />
);
