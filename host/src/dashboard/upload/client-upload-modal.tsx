import { Slot } from '@boekwerk/shared/ui/slot';
import { Muted } from '@boekwerk/shared/ui/text';
import { useState } from 'react';
import { ClientChoice } from './client-choice';
import { texts } from './texts';
import type { UploadModalProps } from './upload-button';
import { UploadModal } from './upload-modal';

/** Asks for which client the documents are before they can be handed in. */
export function ClientUploadModal({ isOpen, onClose }: UploadModalProps) {
  const [client, setClient] = useState<{ id: number; name: string } | null>(null);
  const close = () => {
    setClient(null);
    onClose();
  };
  return (
    <UploadModal title={texts.documents} isOpen={isOpen} onClose={close}>
      {(upload, isBusy) => (
        <>
          <ClientChoice client={client} onChange={setClient} disabled={isBusy} />
          {client ? (
            // Each client has a list of its own.
            <Slot key={client.id} slot="document-upload" relationId={client.id} {...upload} />
          ) : (
            <Muted>{texts.clientHint}</Muted>
          )}
        </>
      )}
    </UploadModal>
  );
}
