import { addDays, type IsoDate } from '@boekwerk/shared/domain/dates/dates';
import { and, eq } from 'drizzle-orm';
import { keepNote } from '../bookkeeping/questions/keep-note';
import type { Change } from '../platform/change';
import { booking_item } from '../platform/database/schema/bookkeeping';
import type { DemoDocument } from './documents';
import { QUESTIONS, type Speaker } from './questions';

type QuestionSeed = {
  today: IsoDate;
  /** Whose the documents are. */
  owners: Record<DemoDocument['of'], { relation_id: number }>;
  people: Record<Speaker, number>;
};

/** Puts the firm's questions on documents that are there. @throws Error when one is not */
export async function addQuestions(
  { db }: Change,
  { today, owners, people }: QuestionSeed,
): Promise<void> {
  for (const { of, file_name, said } of QUESTIONS) {
    const { relation_id } = owners[of];
    const [asked] = await db
      .select({ id: booking_item.id })
      .from(booking_item)
      .where(and(eq(booking_item.relation_id, relation_id), eq(booking_item.file_name, file_name)));
    if (!asked) throw new Error(`the demo has no document ${file_name}`);

    for (const { by, days_ago, message } of said)
      await keepNote(
        db,
        { relation_id, id: asked.id },
        {
          user_id: people[by],
          message,
          side: by === 'entrepreneur' ? 'company' : 'firm',
          created_at: new Date(`${addDays(today, -days_ago)}T09:20:00Z`),
        },
      );
  }
}
