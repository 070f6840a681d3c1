import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import { type SQL, sql } from 'drizzle-orm';
import type { Invariant } from '../../platform/invariants/invariant';
import { hasJob } from '../../platform/invariants/job-of';
import { ofRows } from '../../platform/invariants/of-rows';
import { ofDocuments } from './of-documents';

/** It is sent, or looked up, until somebody knows what became of it. */
export const attemptHasItsJob: Invariant = ofRows(
  {
    entity: 'booking_attempt',
    from: sql`booking_attempt attempt`,
    key: sql`attempt.id`,
    relation_id: sql`attempt.relation_id`,
    where: sql`attempt.ended_at is null`,
    size: 1000,
  },
  {
    key: 'attempt-has-its-job',
    name: 'an attempt to book has an end, or a job that brings it there',
  },
  (looked) => sql`not ${hasJob('book-document', 'attempt_id', sql`attempt.id`, looked)}`,
);

export const readingHasItsJob: Invariant = ofDocuments(
  'reading-has-its-job',
  'a document that is being read has a job that reads it',
  (looked) => {
    const isOf = (name: 'recognise-document' | 'recognise-picture'): SQL =>
      hasJob(name, 'item_id', sql`item.id`, looked);
    return sql`item.status = ${DocumentStatus.inProgress} and item.in_progress_for = 'recognition'
      and not ${isOf('recognise-document')} and not ${isOf('recognise-picture')}`;
  },
);

/** What a user asked of the accounting package is done, or refused, at some time. */
export const taskHasItsJob: Invariant = ofRows(
  {
    entity: 'accounting_task',
    from: sql`accounting_task task`,
    key: sql`task.id`,
    relation_id: sql`task.relation_id`,
    where: sql`task.state in ('queued', 'running')`,
    size: 1000,
  },
  { key: 'task-has-its-job', name: 'what is asked of the accounting package has an end, or a job' },
  (looked) => sql`not ${hasJob('accounting-task', 'task_id', sql`task.id`, looked)}`,
);
