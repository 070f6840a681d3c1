import fs from 'node:fs';
import path from 'node:path';
import { recordingApp } from '../testing/record-statements';
import { brokenInvariants } from './check-invariants';
import { aConsistentWorld } from './testing/a-consistent-world';

/** Tables that no invariant looks at, and why. */
const LEFT_OUT: { readonly [table: string]: string } = {
  accounting_credentials:
    'what lets us into the package; whether it still does only the package knows',
  accounting_relation: 'a link between two rows, which the database has once',
  attachment: 'a file of an invoice; that its bytes are there is looked at by file',
  attempt: 'counts tries for an hour at most',
  booking_rule: 'as it was typed; nothing is derived of it',
  document_presence: 'who looks at what, forgotten at night',
  firm_client_bucket: 'where pages far away begin; divided anew at night',
  handover: 'a code that is good for seconds',
  invariant_check: 'what this found',
  invoice_template: 'as it was typed; nothing is derived of it',
  letter_try: 'counts tries, forgotten after a while',
  mail_day: 'counts what left on a day; a limit, not a fact that anybody reads',
  office_currency: 'a copy of the package, read anew each night',
  office_lease: 'who may ask the package now, for seconds',
  office_period: 'a copy of the package, read anew each night',
  party_bucket: 'where pages far away begin; divided anew at night',
  passkey_challenge: 'good once and for minutes; who signs it proves it',
  product_bucket: 'where pages far away begin; divided anew at night',
  project: 'as it was typed; nothing is derived of it',
  secret: 'made once; without it nothing starts',
  tax_default: 'as it was chosen; nothing is derived of it',
  used_authorization: 'keeps a consent from being used twice, by its key',
  vat_percentage: 'a copy of the package, read anew each night',
};

const SCHEMA = path.join(__dirname, '../platform/database/schema');

const tables = fs
  .readdirSync(SCHEMA)
  .flatMap((file) => [
    ...fs.readFileSync(path.join(SCHEMA, file), 'utf8').matchAll(/pgTable\(\s*'(\w+)'/g),
  ])
  .map(([, name = '']) => name);

it('each table is looked at by an invariant, or left out for a reason that is told', async () => {
  const { app, statementsOf } = await recordingApp();
  await aConsistentWorld(app);
  const statements = await statementsOf(async () => void (await brokenInvariants(app)));
  await app.close();
  const asked = new Set(
    statements.flatMap((text) =>
      [...text.matchAll(/\b(?:from|join)\s+"?(\w+)"?/gi)].map(([, table = '']) => table),
    ),
  );
  const unseen = tables.filter((table) => !asked.has(table));
  expect(unseen.sort()).toEqual(Object.keys(LEFT_OUT).sort());
});
