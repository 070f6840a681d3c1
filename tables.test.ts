import fs from 'node:fs';
import path from 'node:path';
import { root } from './tools/run.mjs';
import { isTest, sourceFiles } from './tools/source-files.mjs';

/** Who signs in, works somewhere and is written to. */
const ACCOUNTS = ['auth', 'users', 'account-mail'];
const RELATIONS = ['relations', 'relation-import'];

/**
 * Which groups of the API read and write a table; every other one asks them, through a function that they export.
 * A group is a folder of `api/src`.
 */
const OWNERS: { readonly [table: string]: readonly string[] } = {
  ...ownedBy(ACCOUNTS, [
    ...['user', 'session', 'handover', 'recovery_code', 'remembered_device', 'shortcut'],
    ...['passkey', 'passkey_challenge', 'opened_client'],
    ...['address_change', 'mailed_code', 'letter_try'],
  ]),
  ...ownedBy(RELATIONS, [
    'relation',
    'party_tally',
    'party_bucket',
    'person',
    'administration_relation',
    'firm_client_tally',
    'firm_client_bucket',
  ]),
  // Who works in which company, and sees which client: of the people and of the companies alike.
  ...ownedBy([...ACCOUNTS, ...RELATIONS], ['relation_user', 'administration_user']),
  ...ownedBy(
    ['invoicing'],
    [
      ...[
        'invoice',
        'invoice_line',
        'invoice_vat',
        'invoice_tally',
        'invoice_month_tally',
        'invoice_counter',
        'invoice_prefix',
      ],
      ...[
        'invoice_template',
        'product',
        'product_tally',
        'product_bucket',
        'recurrence',
        'payment',
        'attachment',
        'mail',
      ],
    ],
  ),
  ...ownedBy(
    ['bookkeeping'],
    [
      'booking_item',
      'booking_item_tally',
      'booking_item_date_tally',
      'booking_item_state_tally',
      'booking_import',
      ...['booking_attempt', 'booking_line', 'booking_origin', 'document_presence'],
      ...['note', 'booking_rule', 'project'],
      ...['accounting_credentials', 'used_authorization', 'accounting_connection'],
      ...['accounting_task', 'office_lease', 'accounting_relation', 'tax_default'],
      ...['ledger_account', 'vat_percentage', 'office_currency', 'office_period'],
    ],
  ),
  ...ownedBy(['mail-quota'], ['mail_day']),
  ...ownedBy(['platform'], ['file', 'attempt', 'idempotency', 'secret']),
  // What is checked above is told with the figures below.
  ...ownedBy(['platform', 'invariants'], ['invariant_check']),
  // What a write leaves is written below and told above.
  ...ownedBy(['platform', 'history'], ['audit']),
};

/** Tables that any group may join with its own, to say whose something is; only their owners write them. */
const JOINED_BY_ALL: { readonly [table: string]: string } = {
  user: 'by name: who did it',
  relation: 'by name and address: whose it is, and for whom',
  file: 'by size and kind: what was stored',
};

/** Files that read tables of other groups all the same, and why. */
const EXCEPTIONS: { readonly [file: string]: { why: string; tables: readonly string[] } } = {
  'platform/database/entities.ts': {
    why: 'is the list of what a call can name',
    tables: [
      ...['booking_item', 'booking_rule', 'ledger_account', 'accounting_task'],
      ...['invoice_prefix', 'product', 'invoice', 'recurrence', 'project'],
    ],
  },
  'platform/http/authenticate.ts': {
    why: 'who calls is one query, at every call, before any group is asked',
    tables: ['session', 'relation_user'],
  },
  'platform/http/session-role.ts': {
    why: 'is part of that query',
    tables: [
      ...['session', 'relation_user', 'administration_relation', 'administration_user'],
      ...['accounting_connection', 'accounting_credentials'],
    ],
  },
  'platform/http/end-reason.ts': {
    why: 'says of a session that ended why, where it was refused',
    tables: ['session', 'relation_user'],
  },
  'history/client-names.ts': {
    why: 'names the clients of a firm that a change of rights was about',
    tables: ['administration_relation'],
  },
  'history/subjects.ts': {
    why: 'calls a prefix and a colleague what they are called now',
    tables: ['invoice_prefix', 'relation_user'],
  },
  'housekeeping/clean-up-job.ts': {
    why: 'takes away what is over, of all subjects in one go',
    tables: ['session', 'address_change', 'mailed_code'],
  },
  'bookkeeping/invariants/import-is-complete.ts': {
    why: 'holds what was made of a sheet against what was written down of that',
    tables: ['audit'],
  },
  'bookkeeping/invariants/invoice-is-in-books.ts': {
    why: 'holds invoices against the documents of them',
    tables: ['invoice'],
  },
  'invoicing/invariants/numbers-are-gapless.ts': {
    why: 'a prefix that is gone since may have begun its numbers elsewhere',
    tables: ['audit'],
  },
  'invoicing/invariants/recurrence-is-complete.ts': {
    why: 'an invoice that is not there may be one that somebody deleted',
    tables: ['audit'],
  },
  'invoicing/stats/get-invoice-stats.ts': {
    why: 'the dashboard says how many customers there are; the group that counts them stands above',
    tables: ['party_tally'],
  },
  'invoicing/sending/store.ts': {
    why: 'what goes by itself is signed by the owner of the company; the group of people stands above',
    tables: ['relation_user'],
  },
  'mail-quota/claim-mail-quota.ts': {
    why: 'who answers for a company must have proven their address; the group of people stands above',
    tables: ['relation_user', 'administration_relation'],
  },
  'users/assignment-store.ts': {
    why: 'a colleague is given clients of the firm only, in the statement that gives them',
    tables: ['administration_relation'],
  },
  'users/inviters.ts': {
    why: 'whether a firm still has the client from which it invited is part of the list of users',
    tables: ['administration_relation'],
  },
};

/** The demo fills tables as nobody can by calls: with a past. */
const OUTSIDE = ['demo'];

const SCHEMA = 'api/src/platform/database/schema/';
const apiFiles = sourceFiles.filter((file) => file.startsWith('api/src/') && !isTest(file));
const judged = apiFiles.filter(
  (file) => !file.startsWith(SCHEMA) && !OUTSIDE.includes(groupOf(file)),
);

const textOf = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

const tables = apiFiles
  .filter((file) => file.startsWith(SCHEMA))
  .flatMap((file) => [...textOf(file).matchAll(/export const (\w+) = pgTable\(/g)])
  .map(([, name = '']) => name);

/** The tables that a file imports, by the name that they have in it, and those that its SQL names. */
function usedIn(file: string): { read: Set<string>; written: Set<string> } {
  const text = withoutComments(textOf(file));
  const imported = [...text.matchAll(/import (?:type )?\{([^}]*)\} from '[^']*\/schema\/[^']*'/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) =>
      name
        .trim()
        .replace(/^type /, '')
        .split(' as '),
    )
    .map(([table = '', alias = table]) => ({ table, alias }))
    .filter(({ table }) => tables.includes(table));
  const named = (words: string) =>
    [...text.matchAll(new RegExp(`\\b(?:${words})(?:\\s+|: sql\`)"?(\\w+)"?`, 'gi'))]
      .map(([, table = '']) => table)
      .filter((table) => tables.includes(table));
  const changed = [...text.matchAll(/\.(?:insert|update|delete)\((\w+)\)/g)].flatMap(
    ([, alias]) => imported.find((each) => each.alias === alias)?.table ?? [],
  );
  return {
    read: new Set([...imported.map(({ table }) => table), ...named('from|join|into|update')]),
    written: new Set([...changed, ...named('insert into|update|delete from')]),
  };
}

function groupOf(file: string): string {
  return file.split('/')[2] ?? '';
}

function ownedBy(groups: readonly string[], names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, groups]));
}

const isOwn = (file: string, table: string) => OWNERS[table]?.includes(groupOf(file));
const exceptionsOf = (file: string) => EXCEPTIONS[file.replace('api/src/', '')]?.tables ?? [];

describe('tables', () => {
  it('has an owner for every table, and for nothing that is none', () => {
    expect(Object.keys(OWNERS).sort()).toEqual([...tables].sort());
  });

  it('lets a group read its own tables, and those of another through what it exports', () => {
    const strays = judged.flatMap((file) =>
      [...usedIn(file).read]
        .filter((table) => !isOwn(file, table) && !(table in JOINED_BY_ALL))
        .filter((table) => !exceptionsOf(file).includes(table))
        .map((table) => `${file} → ${table}`),
    );
    expect(strays).toEqual([]);
  });

  it('lets nobody but its owners write a table', () => {
    const strays = judged.flatMap((file) =>
      [...usedIn(file).written]
        .filter((table) => !isOwn(file, table) && !exceptionsOf(file).includes(table))
        .map((table) => `${file} → ${table}`),
    );
    expect(strays).toEqual([]);
  });

  it('makes no exception for what does not need one (any more)', () => {
    const unused = Object.entries(EXCEPTIONS).flatMap(([name, { tables: excepted }]) => {
      const file = `api/src/${name}`;
      const { read } = judged.includes(file) ? usedIn(file) : { read: new Set() };
      return excepted.filter((table) => !read.has(table) || isOwn(file, table));
    });
    expect(unused).toEqual([]);
  });
});
