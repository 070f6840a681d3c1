import type { BookingDocument } from '@boekwerk/shared/contract/bookkeeping/booking';
import { allowsOnDocument } from '@boekwerk/shared/domain/document/document-status';
import { Button } from '@boekwerk/shared/ui/button';
import { useConfirm } from '@boekwerk/shared/ui/confirm';
import { InfoBar } from '@boekwerk/shared/ui/layout';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { Muted } from '@boekwerk/shared/ui/text';
import { bookedBy } from './booked-by';
import { BookingRead } from './booking-read';
import { useTakeBack } from './queries';
import { texts } from './texts';

type Props = { document: BookingDocument };

/** What is in the books of a document, to read; and why it could not be taken out of them. */
export function Booked({ document }: Props) {
  const { booked } = texts;
  const { '': notTakenBack } = document.booking_errors ?? {};
  return (
    <>
      {notTakenBack && <InfoBar tone="amber">{notTakenBack}</InfoBar>}
      <InfoBar tone="green" action={<TakeBack document={document} />}>
        {booked.title(numberOf(document))}{' '}
        {document.package_difference !== 'deleted' && (
          <Muted>{document.is_provisional ? booked.provisional : booked.final}</Muted>
        )}{' '}
        {bookedBy(document)}
      </InfoBar>
      <BookingRead document={document} />
    </>
  );
}

const numberOf = ({ journal_code, transaction_number }: BookingDocument) =>
  [journal_code, transaction_number].filter(Boolean).join(' ');

/** Deletes the transaction, as long as it is not in the books for good. */
function TakeBack({ document }: Props) {
  const { mutate, isPending } = useTakeBack(document.id);
  const confirm = useConfirm();
  const notices = useNotices();
  if (!allowsOnDocument(document, 'takeBack')) return null;
  const { takeBack, takeBackTitle, takeBackText } = texts.booked;
  const ask = async () => {
    const isSure = await confirm({
      title: takeBackTitle(numberOf(document)),
      text: takeBackText,
      confirmText: takeBack,
    });
    if (isSure) mutate(undefined, { onError: notices.failed });
  };
  return (
    <Button size="small" loading={isPending} onClick={ask}>
      {takeBack}
    </Button>
  );
}
