import type { App } from '../platform/app';
import { note } from '../platform/database/schema/bookkeeping';
import { aDocument } from './a-document';
import type { Company, User } from './builders';

type GivenNote = Partial<typeof note.$inferInsert> & { by: User };

/** A document that waits for an answer, with what was said about it, first things first; gives its id. */
export async function aQuestion(
  app: App,
  { company, user }: { company: Company; user: User },
  { said, ...document }: { said: GivenNote[] } & Parameters<typeof aDocument>[2],
): Promise<number> {
  const booking_item_id = await aDocument(app, { company, user }, { status: 3, ...document });
  for (const { by, ...given } of said)
    await app.db.insert(note).values({
      relation_id: company.id,
      booking_item_id,
      user_id: by.id,
      message: 'Wat is dit?',
      ...given,
    });
  return booking_item_id;
}
