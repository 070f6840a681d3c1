import { Button } from '@boekwerk/shared/ui/button';
import type { PdfLock } from '@boekwerk/shared/ui/pdf';
import { type FormEvent, useId, useState } from 'react';
import { texts } from './texts';

type Props = { name: string; lock: PdfLock };

/** Asks for the password of a PDF. It stays in this tab: nothing of it is sent. */
export function PdfPassword({ name, lock }: Props) {
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState<PdfLock | null>(null);
  const id = useId();
  const isBusy = tried === lock;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password === '') return;
    setTried(lock);
    lock.open(password);
  };
  return (
    <form className="bookkeeping-viewer-password" onSubmit={submit}>
      <h2>{texts.lockedPreview(name)}</h2>
      <p id={`${id}-why`}>{texts.passwordWhy}</p>
      <label htmlFor={id}>{texts.password}</label>
      <input
        id={id}
        type="password"
        autoComplete="off"
        aria-describedby={`${id}-why`}
        aria-invalid={lock.isWrong && !isBusy}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <p role="alert">{lock.isWrong && !isBusy && texts.wrongPassword}</p>
      <Button type="primary" htmlType="submit" loading={isBusy} disabled={password === ''}>
        {texts.openLocked}
      </Button>
    </form>
  );
}
