import type { SuggestionOutcomes } from '@boekwerk/shared/contract/bookkeeping/suggestion-outcomes';
import { formatQuantity } from '@boekwerk/shared/domain/money/format';
import { Modal } from '@boekwerk/shared/ui/modal';
import { Loaded, TextSkeleton, useReturnedFocus } from '@boekwerk/shared/ui/states';
import { Muted } from '@boekwerk/shared/ui/text';
import './booking-rules.css';
import { useOutcomes } from './queries';
import { texts } from './texts';

const { outcomes } = texts;

/** How often what was proposed and read was booked just so, lately. */
export function OutcomesModal({ onClose }: { onClose: () => void }) {
  useReturnedFocus();
  return (
    <Modal open title={outcomes.title} width={760} footer={null} onCancel={onClose}>
      <Loaded query={useOutcomes()} loading={<TextSkeleton />} failed={outcomes.failed}>
        {(found) => <Found found={found} />}
      </Loaded>
    </Modal>
  );
}

function Found({ found: { bookings, by_hand, has_more, data } }: { found: SuggestionOutcomes }) {
  if (bookings === 0) return <p>{outcomes.none}</p>;
  return (
    <>
      <p>
        {outcomes.about(bookings, by_hand)} {has_more && <Muted>{outcomes.more}</Muted>}
      </p>
      <div className="bookkeeping-rule-rows">
        <table>
          <thead>
            <tr>
              {Object.values(outcomes.columns).map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.map(({ field, source, proposed, taken }) => (
              <tr key={`${field} ${source}`}>
                <td>{outcomes.fields[field] ?? field}</td>
                <td>{outcomes.sources[source] ?? source}</td>
                <td className="bw-figures">{proposed}</td>
                <td className="bw-figures">
                  {outcomes.share(taken, formatQuantity(Math.round((100 * taken) / proposed)))}
                </td>
                <td className="bw-figures">{proposed - taken}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
