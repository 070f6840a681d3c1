import type { Who } from '@boekwerk/shared/domain/user/rights';
import { eq } from 'drizzle-orm';
import type { App } from '../../platform/app';
import { administration_user, relation_user } from '../../platform/database/schema/relations';
import { session } from '../../platform/database/schema/sessions';
import { hashToken } from '../../platform/http/session-life';
import { anAccountant, inBooksOf } from '../../testing/a-firm';
import { aMember, aUser, type Company, type Member, signIn } from '../../testing/builders';
import { nameOf, type Tenant, type Tenants } from './tenants';
import { WHO } from './who';

/** Somebody, or nobody, who calls. */
export type Principal = {
  name: string;
  /** Null for who has no session that is good: every call is a 401. */
  who: Who | null;
  /** In whose books. */
  place: Tenant;
  /** The firm that they work for. */
  firm: 'F1' | 'F2' | null;
  /** Clients of that firm of which they see that they are there, and those whose books they keep. */
  clients: readonly Tenant[];
  books: readonly Tenant[];
  /** With the company of the place; the headers are of one session. */
  member: Member;
  /** In a client of the firm that they no longer come into, with a way out of it: `switch-relation.test.ts` has that. */
  hasLostClient?: true;
  /** A session beside it, for a call that may end it. */
  open: () => Promise<Record<string, string>>;
};

type Works = Pick<Principal, 'firm' | 'clients' | 'books'>;
const NO_FIRM: Works = { firm: null, clients: [], books: [] };
const OWNS_F1: Works = { firm: 'F1', clients: ['A', 'B'], books: ['A', 'B'] };
const OWNS_F2: Works = { firm: 'F2', clients: ['C'], books: ['C'] };
const WITHOUT_CLIENTS: Works = { firm: 'F1', clients: [], books: [] };
const KEEPS_A: Works = { firm: 'F1', clients: ['A'], books: ['A'] };
const INVOICES_FOR_A: Works = { firm: 'F1', clients: ['A'], books: [] };

/** Everybody that the product knows, and those that it must not know (any more). */
export async function allPrincipals(app: App, tenants: Tenants): Promise<Principal[]> {
  return [...(await strangers(app, tenants)), ...(await callers(app, tenants))];
}

async function callers(app: App, tenants: Tenants): Promise<Principal[]> {
  const { companies, owners } = tenants;
  const { A, B, C, F1 } = companies;
  const as = (name: string, who: Who, place: Tenant, member: Member, works = NO_FIRM) => {
    const from = who.is_impersonating && works.firm;
    const origin = from ? { origin_relation_id: companies[from].id } : {};
    const of = { user_id: member.user.id, relation_id: member.company.id, ...origin };
    return { name, who, place, member, ...works, open: () => signIn(app, of) };
  };
  const bookkeeper = await aColleague(app, F1, { of: A, type: 1 });
  const invoicer = await aColleague(app, F1, { of: A, type: 0 });
  const idle = await aColleague(app, F1);
  // Whoever has nothing to do with B sees nothing of it because somebody else has.
  await aColleague(app, F1, { of: B, type: 1 });
  const user = await aUser(app, { last_name: nameOf('A') });
  const other = await aMember(app, { company: A, user, is_owner: false });
  const into = (member: Member, company: Company) => inBooksOf(app, member, company);
  return [
    as('owner of A', WHO.ownerOfA, 'A', owners.A),
    as('colleague in A', WHO.otherInA, 'A', other),
    as('owner of B', WHO.ownerOfB, 'B', owners.B),
    as('owner of F1', WHO.ownerOfFirm, 'F1', owners.F1, OWNS_F1),
    as('bookkeeper of A in F1', WHO.otherInFirm, 'F1', bookkeeper, KEEPS_A),
    as('invoicer of A in F1', WHO.otherInFirm, 'F1', invoicer, INVOICES_FOR_A),
    as('colleague without clients in F1', WHO.otherInFirm, 'F1', idle, WITHOUT_CLIENTS),
    as('owner of F1 in A', WHO.firmOwnerInA, 'A', await into(owners.F1, A), OWNS_F1),
    as('bookkeeper in A', WHO.bookkeeperInA, 'A', await into(bookkeeper, A), KEEPS_A),
    as('invoicer in A', WHO.invoicerInA, 'A', await into(invoicer, A), INVOICES_FOR_A),
    as('owner of F2', WHO.ownerOfFirm, 'F2', owners.F2, OWNS_F2),
    as('owner of F2 in C', WHO.firmOwnerInC, 'C', await into(owners.F2, C), OWNS_F2),
  ];
}

/** Who has no session, or one that is good no longer. */
async function strangers(app: App, { companies, owners }: Tenants): Promise<Principal[]> {
  const { A, F1 } = companies;
  const as = (name: string, headers: object, member = owners.A): Principal => {
    const shut = { ...member, headers: headers as Member['headers'] }; // of nobody: none
    return {
      name,
      who: null,
      place: 'A',
      member: shut,
      ...NO_FIRM,
      open: async () => ({ ...headers }),
    };
  };
  const past = new Date(Date.now() - 1000);
  const invited = await aMember(app, { company: A, is_owner: false, status: 1 });
  const lost = await aColleague(app, F1, { of: A, type: 1 });
  const lostInA = await inBooksOf(app, lost, A);
  await app.db.delete(administration_user).where(eq(administration_user.user_id, lost.user.id));
  const removed = await aMember(app, { company: A, is_owner: false });
  await app.db.delete(relation_user).where(eq(relation_user.user_id, removed.user.id));
  return [
    as('nobody', {}),
    as('a token that never was', { authorization: `Bearer ${'x'.repeat(80)}` }),
    as('a token that expired', await aSession(app, owners.A, { token_expires_at: past })),
    as('who owes the second factor', await aSession(app, owners.A, { is_pending: true })),
    as('who is invited to A', invited.headers, invited),
    {
      ...as('colleague of F1 in A who just lost A', lostInA.headers, lostInA),
      hasLostClient: true,
    },
    as('colleague who was just taken out of A', removed.headers, removed),
  ];
}

/** A colleague in a firm who does not own it, with one client perhaps. */
async function aColleague(
  app: App,
  firm: Company,
  client?: { of: Company; type: 0 | 1 },
): Promise<Member> {
  const user = await aUser(app, { last_name: nameOf('F1') });
  const member = await anAccountant(app, { company: firm, user });
  const of = { administration_id: firm.id, user_id: user.id };
  if (client)
    await app.db
      .insert(administration_user)
      .values({ ...of, enterprise_id: client.of.id, type: client.type });
  return member;
}

async function aSession(
  app: App,
  { user, company }: Member,
  given: Partial<typeof session.$inferInsert>,
) {
  const headers = await signIn(app, { user_id: user.id, relation_id: company.id });
  const token = hashToken(headers.authorization.replace('Bearer ', ''));
  await app.db.update(session).set(given).where(eq(session.token_hash, token));
  return headers;
}
