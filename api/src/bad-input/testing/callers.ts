import type { Endpoint } from '@boekwerk/shared/contract/endpoint';
import { setStartNumber } from '@boekwerk/shared/contract/prefix';
import type { Right } from '@boekwerk/shared/domain/user/rights';
import { aFirmClient, anAccountant, inBooksOf } from '../../testing/a-firm';
import { aConnectedCompany, linkOffice, someCredentials } from '../../testing/an-accounting-link';
import { aMember, aUser, type Member, signIn } from '../../testing/builders';
import { whatItNames } from '../../testing/everything';
import { needsTwoFactor } from '../../testing/needs-two-factor';
import { addressOf } from '../../testing/sample';
import { type TestApp, testApp } from '../../testing/test-app';

/** For each right somebody who has it. */
export type Callers = Record<Right | 'anyone', Member>;

/** The API as bad input is sent to, where the second factor may be switched on. */
export const appForBadInput = () => testApp({ config: { twoFactor: 'optional' } });

export async function callersByRight(app: TestApp): Promise<Callers> {
  const enterprise = await aMember(app, {
    company: await aConnectedCompany(app, { booking_enabled: 1 }),
  });
  const accountant = await anAccountant(app);
  const linkedClient = await aFirmClient(app, accountant.company);
  const { id: credentials_id } = await someCredentials(app, accountant);
  await linkOffice(app, linkedClient, { credentials_id });
  const importer = await aMember(app, { type: 1 });
  app.config.importRelationIds.push(importer.company.id);
  return {
    anyone: enterprise,
    signedIn: enterprise,
    invoicing: enterprise,
    bookkeeping: enterprise,
    documents: enterprise,
    questions: enterprise,
    administrations: enterprise,
    users: accountant,
    ownAccount: enterprise,
    sinceLastExport: enterprise,
    latestInvoices: enterprise,
    imports: importer,
    addCustomers: enterprise,
    addRelations: enterprise,
    editRelations: enterprise,
    firm: accountant,
    practice: accountant,
    bookingRules: accountant,
    clients: accountant,
    upload: accountant,
    accountingLink: accountant,
    accountingTasks: accountant,
    accountingOffice: await inBooksOf(app, accountant, linkedClient),
    bankAccount: enterprise,
    companyExport: enterprise,
  };
}

export type World = { app: TestApp; callers: Callers };

/** A caller of an endpoint with what it names, signed in anew: the call before may have ended that. */
export async function readyFor({ app, callers }: World, endpoint: Endpoint) {
  // What changes how one signs in would shut the next call out, and the first number is chosen before one was given.
  const isAlone = endpoint.right === 'ownAccount' || endpoint === setStartNumber;
  const member = isAlone ? await somebodyFor(app, endpoint) : callers[endpoint.right];
  const origin = originOf(callers, endpoint);
  const ids = await whatItNames(app, endpoint, member, origin);
  const session = await signIn(app, {
    user_id: member.user.id,
    relation_id: member.company.id,
    ...(origin && { origin_relation_id: origin.id }),
  });

  const send = async (payload?: string, url = addressOf(endpoint, ids)) => {
    const headers =
      payload === undefined ? session : { ...session, 'content-type': 'application/json' };
    const body = payload === undefined ? {} : { payload };
    const answer = await app.http.inject({ method: endpoint.method, url, headers, ...body });
    return { status: answer.statusCode, body: answer.body };
  };
  return { ids, send };
}

/** Who chooses the office of a client does so from their firm. */
const originOf = (callers: Callers, { right }: Endpoint) =>
  right === 'accountingOffice' ? callers.accountingLink.company : undefined;

async function somebodyFor(app: TestApp, endpoint: Endpoint): Promise<Member> {
  const totp_confirmed_at = needsTwoFactor(endpoint) ? new Date() : null;
  return aMember(app, { user: await aUser(app, { totp_confirmed_at }) });
}
