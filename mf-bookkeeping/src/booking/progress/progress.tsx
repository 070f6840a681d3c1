import type { BookingDocument } from '@boekwerk/shared/contract/bookkeeping/booking';
import { InfoBar } from '@boekwerk/shared/ui/layout';
import { progressOf } from '../../document-progress';
import { LinkBar } from '../../parts/link-bar/link-bar';
import { BookingRead } from '../booking-read';
import { texts } from '../texts';
import { Uncertain } from './uncertain';

type Props = { document: BookingDocument };

/** How far a job is with a document: nobody can change it meanwhile. */
export function Progress({ document }: Props) {
  const progress = progressOf(document);
  if (progress === 'recognition') return <Busy title={texts.progress.recognition} />;
  return (
    <>
      <LinkBar waitsFor={document.attempt?.waits_for ?? null} />
      {progress === 'uncertain' ? (
        <Uncertain key={document.attempt?.reference} document={document} />
      ) : (
        <Sending document={document} />
      )}
      <BookingRead document={document} />
    </>
  );
}

function Sending({ document: { attempt, invoice_number } }: Props) {
  const { processed, takenBack, queued, sending } = texts.progress;
  const title = (attempt?.kind === 'takeBack' ? takenBack : processed)(invoice_number);
  if (attempt?.waits_for)
    return (
      <InfoBar tone="amber">
        <strong>{title}</strong> {attempt.waits_for}
      </InfoBar>
    );
  return <Busy title={title} text={attempt?.state === 'sending' ? sending : queued} />;
}

function Busy({ title, text }: { title: string; text?: string }) {
  return (
    <div className="bookkeeping-booking-busy">
      <p role="status">
        <strong>{title}</strong> {text}
      </p>
      <progress aria-label={title} />
    </div>
  );
}
