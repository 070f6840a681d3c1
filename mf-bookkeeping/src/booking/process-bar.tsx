import type { BookingDocument } from '@boekwerk/shared/contract/bookkeeping/booking';
import { allowsOnDocument } from '@boekwerk/shared/domain/document/document-status';
import { Button } from '@boekwerk/shared/ui/button';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { Muted } from '@boekwerk/shared/ui/text';
import { useProcessDocument } from './queries';
import { texts } from './texts';

type Props = { document: BookingDocument };

/** Has a document made ready to be booked, once it has a label. */
export function ProcessBar({ document }: Props) {
  const { mutate, isPending } = useProcessDocument(document);
  const notices = useNotices();
  const hasLabel = document.tag !== null;
  const { action, labelFirst, labelNeeded } = texts.process;
  return (
    <div className="bookkeeping-booking-process">
      {!hasLabel && (
        <p>
          {labelFirst}
          <Muted>{labelNeeded}</Muted>
        </p>
      )}
      <Button
        type="primary"
        disabled={!allowsOnDocument(document, 'process')}
        title={hasLabel ? undefined : labelNeeded}
        loading={isPending}
        onClick={() => mutate(undefined, { onError: notices.failed })}
      >
        {action}
      </Button>
    </div>
  );
}
