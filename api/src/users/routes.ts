import * as contract from '@boekwerk/shared/contract/users';
import { eq } from 'drizzle-orm';
import type { App } from '../app';
import { user } from '../database/schema/users';
import { notFound } from '../http/errors';
import { serve } from '../http/serve';

export function userRoutes(app: App) {
  serve(app, contract.getUser, async (_input, { db, caller }) => {
    const [found] = await db.select().from(user).where(eq(user.id, caller.user_id));
    if (!found) throw notFound('Gebruiker');
    return found;
  });
}
