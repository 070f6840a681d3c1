import { saveFrom } from '@boekwerk/shared/plain/save-file';
import { Button } from '@boekwerk/shared/ui/button';
import { DownloadOutlined } from '@boekwerk/shared/ui/icons';
import { Card } from '@boekwerk/shared/ui/layout';
import { Modal } from '@boekwerk/shared/ui/modal';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { useState } from 'react';
import { ProofRequest } from '../security/proof-request';
import type { Proof } from '../security/queries';
import './own-data.css';
import { useExportOwnData } from './queries';
import { texts } from './texts';

/** All that is kept of the user, as one zip, once they have given their password. */
export function DownloadCard() {
  const notices = useNotices();
  const ask = useExportOwnData();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);

  const download = ({ password }: Proof, onError: (error: unknown) => void) =>
    ask.mutate(password, {
      onSuccess: (address) => {
        saveFrom(address);
        notices.success(texts.started, texts.startedHint);
        close();
      },
      onError,
    });
  return (
    <Card title={texts.section}>
      <div className="settings-own-data">
        <p>{texts.intro}</p>
        <h3>{texts.what}</h3>
        <ul>
          {texts.holds.map((held) => (
            <li key={held}>{held}</li>
          ))}
        </ul>
        <p>{texts.how}</p>
        <Button type="primary" icon={<DownloadOutlined />} onClick={() => setOpen(true)}>
          {texts.download}
        </Button>
        <p className="settings-own-data-company">{texts.company}</p>
      </div>
      <Modal open={isOpen} title={texts.download} footer={null} destroyOnHidden onCancel={close}>
        <ProofRequest
          text={texts.ask}
          confirmText={texts.confirm}
          isBusy={ask.isPending}
          onProof={download}
          onCancel={close}
        />
      </Modal>
    </Card>
  );
}
