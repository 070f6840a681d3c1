import { call } from '@boekwerk/shared/api-client/call';
import type { BookingDocument } from '@boekwerk/shared/contract/bookkeeping/booking';
import { listDuplicates } from '@boekwerk/shared/contract/bookkeeping/duplicates';
import { useQuery } from '@boekwerk/shared/query';
import { documentsKey } from '@boekwerk/shared/query-keys';
import { Link } from '@boekwerk/shared/router';
import { InfoBar } from '@boekwerk/shared/ui/layout';
import { texts } from './texts';

type Props = { document: Pick<BookingDocument, 'id' | 'updated_at'> };

/** Warns of other documents that may be the same as this one. Nobody is kept from anything. */
export function DuplicateBar({ document }: Props) {
  const { data = [] } = useDuplicates(document);
  return data.map(({ id, file_name, invoice_number, reason }) => (
    <InfoBar
      key={id}
      tone="amber"
      action={
        <Link to={`/administration/document/overview?id=${id}`}>
          {texts.show(invoice_number || file_name)}
        </Link>
      }
    >
      {texts.because[reason]}
    </InfoBar>
  ));
}

/** What may be the same follows from what is filled in, so it is asked again once that is saved. */
const useDuplicates = ({ id, updated_at }: Props['document']) =>
  useQuery({
    queryKey: [...documentsKey(), 'duplicates', id, updated_at],
    queryFn: ({ signal }) => call(listDuplicates, { params: { id }, signal }),
  });
