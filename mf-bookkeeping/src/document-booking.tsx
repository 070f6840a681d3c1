import { useQuery } from '@boekwerk/shared/query';
import { userKey } from '@boekwerk/shared/query-keys';
import { bothOf, FormSkeleton, Loaded } from '@boekwerk/shared/ui/states';
import { useDocument } from './document-queries';
import { texts } from './texts';

/** What is booked of a document. Its code is fetched with the first one: a list needs none of it. */
export function DocumentBooking({ id }: { id: number }) {
  return (
    <Loaded
      query={bothOf(useDocument(id), useBookingPane())}
      isPart
      loading={<FormSkeleton rows={4} />}
      failed={texts.failedBooking}
    >
      {([document, { BookingPane }]) => <BookingPane key={id} document={document} />}
    </Loaded>
  );
}

const useBookingPane = () =>
  useQuery({
    queryKey: userKey('booking-pane'),
    queryFn: () => import('./booking/booking-pane'),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
