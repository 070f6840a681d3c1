import { allowsOnDocument } from '@boekwerk/shared/domain/document/document-status';
import { queryOptions, useQuery } from '@boekwerk/shared/query';
import { userKey } from '@boekwerk/shared/query-keys';
import { bothOf, FormSkeleton, Loaded } from '@boekwerk/shared/ui/states';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useKnowsFields } from './booking/lines/use-knows-fields';
import { useDocument } from './document-queries';
import { texts } from './texts';

/** Few invoices have a number twice. */
const DuplicateInvoice = lazy(async () => ({
  default: (await import('./duplicate-invoice')).DuplicateInvoice,
}));

type Props = {
  id: number;
  /** The document that is likely to be opened next; null for none. */
  next: number | null;
  /** What else can be done with the document. */
  menu: ReactNode;
  /** Goes on with the next document, and tells there what was done. */
  onDone: (told: string) => void;
};

/** What is booked of a document. Its code is fetched with the first one. */
export function DocumentBooking({ id, next, menu, onDone }: Props) {
  const [beside, setBeside] = useState<number | null>(null);
  const both = bothOf(useDocument(id), useQuery(paneCode));
  const knowsFields = useKnowsFields();
  const hasForm = both.data !== undefined && allowsOnDocument(both.data[0], 'book');
  return (
    <Loaded
      query={{ ...both, data: hasForm && !knowsFields ? undefined : both.data }}
      isPart
      // As high as the form, so that what stands below it does not come into sight and go.
      loading={<FormSkeleton rows={12} />}
      failed={texts.failedBooking}
    >
      {([document, { BookingPane, BookingAtHand }]) => (
        <>
          <BookingPane
            key={id}
            document={document}
            menu={menu}
            onShow={setBeside}
            onDone={onDone}
          />
          {next !== null && <BookingAtHand id={next} />}
          {beside !== null && (
            <Suspense>
              <DuplicateInvoice id={beside} onClose={() => setBeside(null)} />
            </Suspense>
          )}
        </>
      )}
    </Loaded>
  );
}

const paneCode = queryOptions({
  queryKey: userKey('booking-pane'),
  queryFn: () => import('./booking/booking-pane'),
  staleTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
});
