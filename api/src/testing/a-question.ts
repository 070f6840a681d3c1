import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import { eq } from 'drizzle-orm';
import { keepNote } from '../bookkeeping/questions/keep-note';
import type { App } from '../platform/app';
import { booking_item } from '../platform/database/schema/bookkeeping';
import { aDocument } from './a-document';
import type { Company, User } from './builders';

type GivenNote = Partial<Omit<Parameters<typeof keepNote>[2], 'user_id'>> & { by: User };

/** A document that waits for an answer, with what was said about it, first things first; gives its id. */
export async function aQuestion(
  app: App,
  { company, user }: { company: Company; user: User },
  {
    said,
    status = DocumentStatus.questions,
    ...document
  }: { said: GivenNote[] } & Parameters<typeof aDocument>[2],
): Promise<number> {
  const id = await aDocument(app, { company, user }, document);
  for (const { by, ...given } of said)
    await keepNote(
      app.db,
      { relation_id: company.id, id },
      {
        user_id: by.id,
        message: 'Wat is dit?',
        side: by === user ? 'company' : 'firm',
        ...given,
      },
    );
  await app.db.update(booking_item).set({ status }).where(eq(booking_item.id, id));
  return id;
}
