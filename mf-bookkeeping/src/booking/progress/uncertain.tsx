import type { BookingDocument } from '@boekwerk/shared/contract/bookkeeping/booking';
import { formatInstant } from '@boekwerk/shared/domain/money/format';
import { Facts } from '../facts';
import { texts } from '../texts';
import { Decision } from './decision';

type Props = { document: BookingDocument };

/** That the answer was lost, and what is known; after half an hour a person says how it is. */
export function Uncertain({ document }: Props) {
  const { attempt } = document;
  if (!attempt) return null;
  const { reference, sent_at, looked_up_at, needs_decision, waits_for } = attempt;
  const { uncertain } = texts;
  const [text, decide] =
    attempt.kind === 'takeBack'
      ? [uncertain.takenBack, uncertain.decideTakenBack]
      : [uncertain.text, uncertain.decide];
  return (
    <section className="bookkeeping-booking-uncertain" role="status">
      <h3>{uncertain.title}</h3>
      <p>{needs_decision ? decide : text}</p>
      {waits_for && <p>{waits_for}</p>}
      <Facts
        facts={[
          [uncertain.reference, reference],
          [uncertain.sent, sent_at ? formatInstant(sent_at) : uncertain.notYet],
          [uncertain.lookedUp, looked_up_at ? formatInstant(looked_up_at) : uncertain.notYet],
        ]}
      />
      {needs_decision && <Decision document={document} />}
    </section>
  );
}
