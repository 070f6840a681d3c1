import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import { pauseBeforeReading, progressOf } from './document-progress';
import { anAttempt } from './testing/a-booking';

const booking = (attempt: Parameters<typeof anAttempt>[0]) => ({
  status: DocumentStatus.inProgress,
  in_progress_for: 'booking' as const,
  attempt: anAttempt(attempt),
});
const booked = (attempt: Parameters<typeof anAttempt>[0]) => ({
  status: DocumentStatus.booked,
  in_progress_for: null,
  attempt: anAttempt(attempt),
});

describe('how far a job is with a document', () => {
  it.each([
    ['sending', booking({ state: 'queued' })],
    ['sending', booking({ state: 'sending' })],
    ['waiting', booking({ state: 'queued', waits_for: 'Koppeling verbroken' })],
    ['uncertain', booking({ state: 'uncertain' })],
    ['sending', booked({ kind: 'takeBack', state: 'queued' })],
    [null, booked({ kind: 'takeBack', state: 'refused' })],
    [null, booked({ state: 'done' })],
    [
      'recognition',
      { status: DocumentStatus.inProgress, in_progress_for: 'recognition', attempt: null },
    ],
  ] as const)('is %s', (progress, document) => {
    expect(progressOf(document)).toBe(progress);
  });

  it('is asked again soon, seldom for what takes minutes, and not once no job has it', () => {
    expect(pauseBeforeReading(booking({ state: 'sending' }))).toBe(1_500);
    expect(pauseBeforeReading(booking({ state: 'uncertain' }))).toBe(10_000);
    expect(pauseBeforeReading(booked({ state: 'done' }))).toBe(false);
    expect(pauseBeforeReading(undefined)).toBe(false);
  });
});
