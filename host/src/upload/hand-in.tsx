import { useSession } from '@boekwerk/shared/session/session-store';
import { Slot } from '@boekwerk/shared/ui/slot';
import { Muted } from '@boekwerk/shared/ui/text';
import { useState } from 'react';
import { ClientChoice } from '../dashboard/upload/client-choice';
import { forgetShared } from './shared-files';
import { texts } from './texts';

export type HandInProps = { files: readonly File[]; onClose: () => void };

/** Hands in for the own company; at a firm for one of its clients, who is chosen first. */
export function HandIn({ files, onClose }: HandInProps) {
  const isFirm = useSession(({ type }) => type === 1);
  const company = useSession(({ relation }) => relation?.name ?? '');
  const [client, setClient] = useState<{ id: number; name: string } | null>(null);
  const [isBusy, setBusy] = useState(false);
  // Once: whoever has them keeps them safe from then on.
  const [given, setGiven] = useState(() => ({
    files,
    onTaken: () => {
      void forgetShared(files);
      setGiven((before) => ({ ...before, files: [] }));
    },
  }));
  const upload = { given, onBusy: setBusy, onClose };
  const where = isFirm ? texts.choose : texts.sharedFor(company);
  return (
    <>
      {files.length > 0 && (
        <p role="status">
          <strong>{texts.shared(files.length)}.</strong> <Muted>{where}</Muted>
        </p>
      )}
      {isFirm && <ClientChoice client={client} onChange={setClient} disabled={isBusy} />}
      {!isFirm && <Slot slot="document-upload" {...upload} />}
      {client && <Slot key={client.id} slot="document-upload" relationId={client.id} {...upload} />}
    </>
  );
}
