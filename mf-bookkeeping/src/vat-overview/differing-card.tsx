import type { VatOverview } from '@boekwerk/shared/contract/bookkeeping/vat-overview';
import { Link } from '@boekwerk/shared/router';
import { Card } from '@boekwerk/shared/ui/layout';
import { Muted } from '@boekwerk/shared/ui/text';
import { DifferenceBadge } from '../difference-badge';
import { documentAddress } from '../document-address';
import { texts } from './texts';

/** Booked documents that the package has otherwise by now: the figures below are not those of the package. */
export function DifferingCard({ differing }: Pick<VatOverview, 'differing'>) {
  const { count, documents } = differing;
  if (count === 0) return null;
  return (
    <Card title={texts.differing}>
      <p>{texts.differingHint}</p>
      <ul className="bookkeeping-vat-differing">
        {documents.map(({ booking_item_id: id, number, relation, difference }) => (
          <li key={id}>
            <Link to={documentAddress(id)}>{number || texts.noNumber}</Link>
            <span>{relation}</span>
            <DifferenceBadge difference={difference} />
          </li>
        ))}
      </ul>
      {count > documents.length && <Muted>{texts.moreDiffering(count - documents.length)}</Muted>}
    </Card>
  );
}
