import fs from 'node:fs';
import path from 'node:path';
import { describeSchema } from '../../../tools/contract-report/describe-schema';
import { root } from '../../../tools/run.mjs';
import { isTest, sourceFiles } from '../../../tools/source-files.mjs';
import { endpoints } from './all';
import { type Endpoint, isWrite } from './endpoint';

/** Fields of calls that no control of a form holds, and what they say instead. */
const NOT_TYPED: { readonly [field: string]: string } = {
  updated_at: 'what the change was based on',
  accept_alike: 'that somebody who looks like it is somebody else',
  is_confirmed: 'that the question was seen',
  activation_code: 'comes with the link that was mailed',
  otp: 'is typed in a dialog of its own',
  remember_me: 'is ticked in that dialog',
  fork: 'that another tab goes on beside it',
  relation_id: 'where one goes, or for which client',
  impersonate: 'whether one goes there in the name of a firm',
  enterprise_id: 'is ticked among the clients',
  enterprise_relation_id: 'which client',
  invoice_ids: 'are ticked in the list',
  relation_ids: 'are ticked in the list',
  booking_item_ids: 'are ticked in the list',
  versions: 'are those that the list showed',
  base_invoice_id: 'which invoice it is made from',
  product_id: 'comes with the product that is picked',
  is_reminder: 'which letter it is',
  completed: 'that all of it was paid',
  active: 'is changed by a button',
};

/** The same for the fields of one call only. */
const NOT_TYPED_IN: { readonly [call: string]: readonly string[] } = {
  // Made by a click, where one is.
  'shortcuts.createShortcut': ['kind', 'target', 'position'],
  'shortcuts.updateShortcut': ['kind', 'target', 'position'],
  // A person who has a company gives its name alone.
  'administrations.createEnterprise': ['first_name', 'last_name', 'email'],
  'administrations.createFirm': ['first_name', 'last_name', 'email'],
  // Comes back with the browser from the accounting package.
  'credentials.createCredentials': ['code', 'state'],
  'credentials.updateCredentials': ['id', 'code', 'state'],
  'booking.saveBookingItem': ['bookingItem'],
  // What was decided is a button.
  'booking.decideBooking': ['is_booked'],
  // How it was shown.
  'booking.bookBookingItem': ['status'],
  'booking.processBookingItems': ['ids'],
  // The form of each, with what is ticked in the list.
  'bulkBooking.bookBookingItems': ['items', 'id'],
  // Made by a device.
  'passkeys.addPasskey': [
    ...['credential', 'response', 'clientDataJSON', 'attestationObject', 'transports'],
  ],
  'passkeys.signInWithPasskey': [
    ...['credential', 'response', 'clientDataJSON', 'authenticatorData', 'signature', 'userHandle'],
  ],
  // Comes back as it came with the address for the app.
  'security.confirmNewApp': ['sealed_secret'],
  // Dragged, or moved with buttons.
  'cut.splitBookingItem': ['pages'],
  // Picked and ticked in lists.
  'connection.saveEnterprise': ['credentials_id', 'office_code', 'office_name'],
  'relationLinks.createRelationLink': ['booking_item_id'],
  'relationLinks.saveRelationLink': ['id', 'replaces'],
  'ledgerAccounts.saveDefaults': ['tags', 'id', 'default', 'active', 'is_final'],
  'taxDefaults.saveTaxDefaults': [
    ...['taxes', 'tax_id', 'is_sale'],
    ...['ledger_account_id', 'default_ledger_account_id'],
  ],
};

const screens = sourceFiles
  .filter((file) => /^(?:host|mf-\w+|shared)\/src\/.*\.tsx?$/.test(file) && !isTest(file))
  .filter((file) => !file.startsWith('shared/src/contract/'))
  .map((file) => ({
    package: file.split('/')[0],
    text: fs.readFileSync(path.join(root, file), 'utf8'),
  }))
  .map((source) => ({ ...source, words: new Set(source.text.match(/(?<=["'`.])\w+(?=["'`])/g)) }));

/** Whether a field is a name in quotes where the call is made, or in what all screens are made of. */
function isTyped(field: string, call: string): boolean {
  const name = new RegExp(`\\b${call}\\b`);
  const making = new Set(screens.filter(({ text }) => name.test(text)).map((each) => each.package));
  return screens.some(
    (each) => (each.package === 'shared' || making.has(each.package)) && each.words.has(field),
  );
}

const fieldsOf = ({ body }: Endpoint): string[] => [
  ...new Set(
    describeSchema(body, '', 'given').map(
      ({ path: at }) => /(\w+)(?:\[\]|<\d+>)*$/.exec(at)?.[1] ?? '',
    ),
  ),
];

const forms = Object.entries(endpoints).filter(([, endpoint]) => isWrite(endpoint));

it.each(forms)('%s: what it takes can be typed on a screen', (name, endpoint) => {
  const [, call = ''] = name.split('.');
  const typed = fieldsOf(endpoint).filter(
    (field) => field !== '' && !(field in NOT_TYPED) && !NOT_TYPED_IN[name]?.includes(field),
  );
  expect(typed.filter((field) => !isTyped(field, call))).toEqual([]);
});

it('makes no exception for what is not there (any more)', () => {
  const taken = forms.flatMap(([, endpoint]) => fieldsOf(endpoint));
  expect(Object.keys(NOT_TYPED).filter((field) => !taken.includes(field))).toEqual([]);
  const names = forms.map(([name]) => name);
  expect(Object.keys(NOT_TYPED_IN).filter((name) => !names.includes(name))).toEqual([]);
});
