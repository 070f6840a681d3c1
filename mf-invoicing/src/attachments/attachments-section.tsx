import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { Card } from '@boekwerk/shared/ui/layout';
import { Muted } from '@boekwerk/shared/ui/text';
import { AttachedFiles } from './attached-files';
import './attachments.css';
import { texts } from './texts';
import { UnsentFiles } from './unsent-files';
import { useUploadsOf } from './upload-list';

type Props = {
  /** Null for one that has not been saved. */
  invoice: Invoice | null;
  isReadOnly: boolean;
};

/** The files that go with an invoice. */
export function AttachmentsSection({ invoice, isReadOnly }: Props) {
  const uploads = useUploadsOf(invoice?.id ?? null);
  const hasFiles = invoice !== null && invoice.attachments.length > 0;
  return (
    <Card title={texts.title}>
      {hasFiles && <AttachedFiles invoice={invoice} isReadOnly={isReadOnly} />}
      <UnsentFiles id={invoice?.id ?? null} uploads={uploads} />
      {!hasFiles && uploads.length === 0 && (
        <Muted>{isReadOnly ? texts.noneSent : texts.none}</Muted>
      )}
    </Card>
  );
}
