import { Button } from '@boekwerk/shared/ui/button';
import { DownloadOutlined } from '@boekwerk/shared/ui/icons';
import { useEffect, useMemo } from 'react';
import type { EmbeddedPdf } from './embedded-pdf';
import { texts } from './texts';

type Props = {
  pdf: EmbeddedPdf;
  isPrinted: boolean;
  onPrinted: (is: boolean) => void;
};

/** Changes between the two ways to look at an e-invoice that holds a PDF, and saves that. */
export function EInvoiceTools({ pdf, isPrinted, onPrinted }: Props) {
  const address = useAddress(pdf);
  return (
    <>
      <fieldset className="bookkeeping-e-invoice-choice" aria-label={texts.show}>
        <Button
          type={isPrinted ? 'text' : 'default'}
          aria-pressed={!isPrinted}
          onClick={() => onPrinted(false)}
        >
          {texts.asEInvoice}
        </Button>
        <Button
          type={isPrinted ? 'default' : 'text'}
          aria-pressed={isPrinted}
          onClick={() => onPrinted(true)}
        >
          {texts.asPdf}
        </Button>
      </fieldset>
      <Button type="text" icon={<DownloadOutlined />} href={address} download={pdf.name}>
        {texts.downloadPdf}
      </Button>
    </>
  );
}

/** Saved and never opened: its kind is one that no browser shows. */
function useAddress({ bytes }: EmbeddedPdf): string {
  const address = useMemo(
    () =>
      URL.createObjectURL(
        new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/octet-stream' }),
      ),
    [bytes],
  );
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return address;
}
