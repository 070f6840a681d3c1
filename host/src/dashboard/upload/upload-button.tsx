import { Button } from '@boekwerk/shared/ui/button';
import { UploadOutlined } from '@boekwerk/shared/ui/icons';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { type ComponentType, useState } from 'react';

export type UploadModalProps = { isOpen: boolean; onClose: () => void };

type Props = {
  label: string;
  isPrimary?: boolean;
  loadModal: () => Promise<ComponentType<UploadModalProps>>;
};

/** Opens a dialog to hand in documents, which is fetched when somebody wants it. */
export function UploadButton({ label, isPrimary = false, loadModal }: Props) {
  const notices = useNotices();
  const [loaded, setLoaded] = useState<{ Modal: ComponentType<UploadModalProps> } | null>(null);
  const [state, setState] = useState<'closed' | 'loading' | 'open'>('closed');

  async function open() {
    setState('loading');
    try {
      const Modal = loaded?.Modal ?? (await loadModal());
      setLoaded({ Modal });
      setState('open');
    } catch (error) {
      setState('closed');
      notices.failed(error);
    }
  }
  return (
    <>
      <Button
        type={isPrimary ? 'primary' : 'default'}
        icon={<UploadOutlined aria-hidden />}
        loading={state === 'loading'}
        onClick={() => void open()}
      >
        {label}
      </Button>
      {loaded && <loaded.Modal isOpen={state === 'open'} onClose={() => setState('closed')} />}
    </>
  );
}
