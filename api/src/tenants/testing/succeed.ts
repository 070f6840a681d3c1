import { isWrite } from '@boekwerk/shared/contract/endpoint';
import { eq } from 'drizzle-orm';
import { accounting_task } from '../../platform/database/schema/accounting';
import { invoice_counter, invoice_template } from '../../platform/database/schema/invoice-settings';
import { user } from '../../platform/database/schema/users';
import { aMember } from '../../testing/builders';
import { keptIds, ownIdsFor } from './candidates';
import { call, check, type Matrix, type Operation } from './matrix';
import { expectedOf, expectedRefusal, gives, isOwn } from './model';
import type { Principal } from './principals';
import { type Request, requestsOf } from './requests';
import { TENANTS, type Tenant } from './tenants';

/** A call that needs no session says the same to all: these stand for everybody. */
const ANYONE = ['nobody', 'owner of A', 'owner of F2'];

/** An operation on own things, by everybody who may; of tenants that a caller has nothing to do with no row changes. */
export async function succeed(matrix: Matrix, operation: Operation): Promise<void> {
  const [name, endpoint] = operation;
  if (endpoint.right === 'anyone') return open(matrix, operation);
  const callers = matrix.principals.filter((caller) => !expectedRefusal(caller, endpoint));
  const digest = isWrite(endpoint) ? matrix.digestOfEach : null;
  let before = await digest?.();
  for (const { group, own } of withSameTenants(callers)) {
    for (const principal of group) await succeedAs(matrix, operation, principal);
    if (!digest) continue;
    const after = await digest();
    const others = TENANTS.filter((tenant) => !own.includes(tenant));
    const changed = others.filter((tenant) => after[tenant] !== before?.[tenant]);
    const who = group.map(({ name }) => name).join(', ');
    check(matrix, `${who}: ${name} changes no other tenant`, '', changed.join(', '));
    before = after;
  }
}

/** What others have is looked at once for all who may change the same: that takes longer than their calls. */
function withSameTenants(callers: readonly Principal[]) {
  const groups = new Map<string, { group: Principal[]; own: Tenant[] }>();
  for (const principal of callers) {
    const own = TENANTS.filter((tenant) => worksOn(principal).includes(tenant));
    const known = groups.get(own.join()) ?? { group: [], own };
    known.group.push(principal);
    groups.set(own.join(), known);
  }
  return groups.values();
}

/** Whose rows somebody may change: also the firm, whose user they are, and its clients. */
const worksOn = ({ place, firm, clients, who }: Principal): Tenant[] => [
  place,
  ...(firm ? [firm] : []),
  ...(who?.type === 1 ? clients : []),
];

async function succeedAs(matrix: Matrix, operation: Operation, principal: Principal) {
  const [name, endpoint] = operation;
  const { app, tenants } = matrix;
  const own = isWrite(endpoint)
    ? await ownIdsFor(app, { tenants, principal }, operation)
    : keptIds(matrix, principal, name);
  if (endpoint.right === 'accountingOffice') await endTasks(matrix, principal);
  if (operation[0].startsWith('emailText.')) await prepareEmailText(matrix, operation, principal);
  if (name === 'prefix.setStartNumber') await forgetNumbers(matrix, principal);
  // A company is not left without an owner.
  if (name === 'accountDeletion.requestDeletion')
    await aMember(app, { company: principal.member.company });
  const request = requestsOf(operation, principal, own);
  await expectDone(matrix, operation, { principal, what: 'own things', request: request() });
  if (isWrite(endpoint)) return restore(matrix, principal);

  for (const [place, entity] of Object.entries(endpoint.ids)) {
    if (!gives(principal, place)) continue;
    for (const of of TENANTS.filter((tenant) =>
      isOwn({ tenants, principal, name, entity }, tenant),
    )) {
      const what = `that of ${of} at ${place}`;
      const id = tenants.things[of][entity];
      await expectDone(matrix, operation, { principal, what, request: request(place, id) });
    }
  }
}

/** What anyone may call: of it only that nothing of a tenant comes along. */
async function open(matrix: Matrix, operation: Operation) {
  for (const principal of matrix.principals.filter(({ name }) => ANYONE.includes(name))) {
    const cell = `${principal.name}: ${operation[0]}`;
    const request = requestsOf(operation, principal, keptIds(matrix, principal, operation[0]))();
    const { statusCode } = await call(matrix, principal, { cell, request });
    check(matrix, cell, 'true', `${statusCode < 500}`);
  }
}

type Done = { principal: Principal; what: string; request: Request };

async function expectDone(
  matrix: Matrix,
  operation: Operation,
  { principal, what, request }: Done,
) {
  const [name, endpoint] = operation;
  const cell = `${principal.name}: ${name} with ${what}`;
  const headers = await principal.open();
  const { statusCode, rawPayload } = await call(matrix, principal, { cell, request, headers });
  const expected = expectedOf(principal, operation);
  if (statusCode === endpoint.status) matrix.successes++;
  const said = statusCode === expected ? '' : ` ${rawPayload.toString('utf8')}`;
  check(matrix, cell, `${expected}`, `${statusCode}${said}`);
}

/** Signs in as before: a call may have changed what that takes. */
function restore({ app }: Matrix, { member }: Principal) {
  const { id, ...kept } = member.user;
  return app.db.update(user).set(kept).where(eq(user.id, id));
}

/** One thing at a time is asked of the accounting package for a company. */
const endTasks = ({ app }: Matrix, { member }: Principal) =>
  app.db
    .update(accounting_task)
    .set({ state: 'done' })
    .where(eq(accounting_task.relation_id, member.company.id));

/** A company has one e-mail of its own or none, and most calls need it. */
async function prepareEmailText({ app }: Matrix, [, { method }]: Operation, { member }: Principal) {
  const relation_id = member.company.id;
  await app.db.delete(invoice_template).where(eq(invoice_template.relation_id, relation_id));
  if (method !== 'POST')
    await app.db.insert(invoice_template).values({ relation_id, text: 'Beste' });
}

/** A start number is chosen before any number is given. Nothing is sent after this call. */
const forgetNumbers = ({ app }: Matrix, { member }: Principal) =>
  app.db.delete(invoice_counter).where(eq(invoice_counter.relation_id, member.company.id));
