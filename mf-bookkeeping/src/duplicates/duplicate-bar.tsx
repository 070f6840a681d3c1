import type { BookingDocument } from '@boekwerk/shared/contract/bookkeeping/booking';
import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import { Link } from '@boekwerk/shared/router';
import { InfoBar } from '@boekwerk/shared/ui/layout';
import { documentAddress } from '../document-address';
import { useDuplicates } from './queries';
import { texts } from './texts';

type Props = { document: Pick<BookingDocument, 'id' | 'updated_at' | 'status'> };

/** Warns of other documents that may be the same as this one. Nobody is kept from anything. */
export function DuplicateBar({ document }: Props) {
  const { data = [] } = useDuplicates(document);
  // Who books it has answered whether one of the same amount is another: that is asked no more.
  const isBooked = document.status === DocumentStatus.booked;
  const shown = data.filter(({ reason }) => !isBooked || reason !== 'amount');
  return shown.map(({ id, file_name, invoice_number, reason }) => (
    <InfoBar
      key={id}
      tone="amber"
      action={<Link to={documentAddress(id)}>{texts.show(invoice_number || file_name)}</Link>}
    >
      {texts.because[reason]}
    </InfoBar>
  ));
}
