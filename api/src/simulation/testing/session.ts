import { and, desc, eq, gt } from 'drizzle-orm';
import type { App } from '../../platform/app';
import { audit } from '../../platform/database/schema/platform';
import { aBrowser } from '../../testing/a-browser';
import { aMember } from '../../testing/builders';
import type { TestApp } from '../../testing/test-app';
import type { Session } from './actors';

type Kept = {
  /** @returns that it is over, if it is */
  lost: (app: App) => Promise<string[]>;
  /** Takes away what is kept of how often it was renewed. */
  forget: (app: App) => Promise<void>;
};

/** Somebody new who has signed in, in a browser of their own. */
export async function aSession(app: TestApp): Promise<Session & Kept> {
  const browser = aBrowser(app);
  const { user } = await aMember(app);
  let token: string = (await browser.login(user.email)).json().token.token;
  const [last] = await app.db.select().from(audit).orderBy(desc(audit.id)).limit(1);
  const refreshed = async (on: App) => {
    const tab = aBrowser(on);
    for (const [name, value] of browser.cookies) tab.cookies.set(name, value);
    return tab.refresh(token);
  };
  return {
    renewed: async (on, mayBeOver) => {
      const answer = await refreshed(on);
      if (answer.statusCode === 200) return answer.json().token.token;
      if (answer.statusCode >= 500 || (mayBeOver && answer.statusCode === 401)) return null;
      throw new Error(`${answer.statusCode} ${answer.body}`);
    },
    keep: (next) => {
      token = next;
    },
    lost: async (on) => {
      const { statusCode, body } = await refreshed(on);
      return statusCode === 200 ? [] : [`signed out: ${statusCode} ${body}`];
    },
    forget: async ({ db }) => {
      await db.delete(audit).where(and(eq(audit.user_id, user.id), gt(audit.id, last?.id ?? 0)));
    },
  };
}
