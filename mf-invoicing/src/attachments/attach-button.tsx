import { Button } from '@boekwerk/shared/ui/button';
import { UploadOutlined } from '@boekwerk/shared/ui/icons';
import { useRef } from 'react';
import { useInvoiceWork } from '../parts/invoice-work/invoice-work';
import { texts as remote } from '../texts';
import { ACCEPT } from './file-problem';
import { texts } from './texts';

/** Lets the user choose files to go with an invoice; says how many there are. */
export function AttachButton({ count }: { count: number }) {
  const work = useInvoiceWork();
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={<UploadOutlined />} onClick={() => chooser.current?.click()}>
        {remote.attachments(count)}
      </Button>
      <input
        ref={chooser}
        hidden
        type="file"
        multiple
        aria-label={texts.files}
        accept={ACCEPT}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file may be chosen again, after it was removed for instance.
          target.value = '';
          if (files.length > 0) work?.attach(files);
        }}
      />
    </>
  );
}
