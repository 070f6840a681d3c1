import type { BookingProposal } from '@boekwerk/shared/contract/bookkeeping/bulk-booking';
import { BulkRow } from './bulk-row';
import { texts } from './texts';
import type { BulkBooking } from './use-bulk-booking';

type Props = {
  proposals: readonly BookingProposal[];
  bulk: BulkBooking;
  onShow: (id: number) => void;
};

/** A row a document; on a phone a card each. */
export function BulkTable({ proposals, bulk, onShow }: Props) {
  return (
    <table>
      <thead>
        <tr>
          {Object.entries(texts.columns).map(([key, title]) => (
            <th key={key} scope="col">
              {key === 'actions' ? <span className="bw-unseen">{title}</span> : title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {proposals.map((proposal) => {
          const { id, updated_at } = proposal.document;
          return (
            <BulkRow
              key={`${id} ${updated_at}`}
              proposal={proposal}
              failure={bulk.failures.get(id) ?? null}
              isBooked={bulk.booked.has(id)}
              isBusy={bulk.isBusy}
              onState={bulk.keepState}
              onShow={onShow}
              onReadAgain={bulk.readAgain}
              onLeaveOut={bulk.leaveOut}
            />
          );
        })}
      </tbody>
    </table>
  );
}
