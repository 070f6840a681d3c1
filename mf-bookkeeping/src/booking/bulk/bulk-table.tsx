import type { BookingProposal } from '@boekwerk/shared/contract/bookkeeping/bulk-booking';
import { useAccounts } from '../lines/use-accounts';
import { BulkRow } from './bulk-row';
import { texts } from './texts';
import type { BulkBooking } from './use-bulk-booking';
import { useIsThere } from './use-is-there';

type Props = {
  proposals: readonly BookingProposal[];
  bulk: BulkBooking;
  onShow: (id: number) => void;
};

/** A row a document; on a phone a card each. */
export function BulkTable({ proposals, bulk, onShow }: Props) {
  // Once for all rows: an office has thousands of accounts.
  const accounts = { INK: useAccounts('INK'), VRK: useAccounts('VRK') };
  const isThere = useIsThere();
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
          const { id, updated_at, tag } = proposal.document;
          return (
            <BulkRow
              key={`${id} ${updated_at}`}
              proposal={proposal}
              failure={bulk.failures.get(id) ?? null}
              isBooked={bulk.booked.has(id)}
              isBusy={bulk.isBusy}
              accounts={accounts[tag ?? 'INK']}
              isThere={isThere}
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
