import { describeSchema } from '../../../tools/contract-report/describe-schema';
import { endpoints } from './all';
import { type Endpoint, isWrite } from './endpoint';

/** Calls that are no forms: an order, a question, or a proof of who it is. Nothing of their bodies is read again. */
const NO_FORMS = [
  // Proofs, and what is typed to change them.
  ...[
    'auth.acceptHandover',
    'auth.acceptInvitation',
    'auth.activate',
    'auth.login',
    'auth.refresh',
  ],
  ...[
    'auth.switchRelation',
    'auth.verifyOtp',
    'users.changePassword',
    'users.requestResetPassword',
  ],
  ...['accountDeletion.requestDeletion', 'users.resetPassword'],
  ...['security.confirmNewApp', 'security.confirmTwoFactor', 'security.disableTwoFactor'],
  ...['security.renewRecoveryCodes', 'security.startNewApp', 'security.startTwoFactor'],
  // What a device signed.
  'passkeys.signInWithPasskey',
  // Letters, and what is done to many at once; each has its own list of what was sent or paid.
  ...['invoiceSending.sendInvoice', 'invoiceSending.sendInvoices', 'invoiceSending.sendReminders'],
  ...['payments.payInvoice', 'payments.payInvoices'],
  ...['documents.labelBookingItems', 'booking.processBookingItems', 'bulkBooking.bookBookingItems'],
  ...['cut.splitBookingItem', 'merge.mergeBookingItems'],
  ...['trash.deleteBookingItems', 'trash.restoreBookingItems'],
  ...['documentMove.moveBookingItem', 'documentMove.moveBookingItems'],
  'ownInvoices.addEarlierInvoices',
  // A list of the clients that a colleague is given, read with the rights.
  'companyUsers.addCompanyRights',
  // The same, or hidden, for those that are ticked in a list.
  ...['bulkClients.assignClients', 'bulkClients.hideClients'],
  'prefix.deletePrefix',
  // Consent of the accounting package; an office to read, which `checkConnection` names once it is linked.
  ...['credentials.createCredentials', 'credentials.updateCredentials'],
  'connection.saveEnterprise',
  // Choices for rows of a list, which is the answer.
  ...['ledgerAccounts.saveDefaults', 'taxDefaults.saveTaxDefaults'],
  ...['relationLinks.createRelationLink', 'relationLinks.saveRelationLink'],
];

/** Where a form is read again when the answer to saving it does not hold it, or not all of it. */
const READ_IN: { readonly [call: string]: readonly (keyof typeof READERS)[] } = {
  'registration.register': ['user', 'company'],
  'administrations.createCompany': ['company'],
  'administrations.createEnterprise': ['company'],
  'administrations.createFirm': ['company'],
  'firm.updateFirm': ['company'],
  'firm.createAdministrationEnterprise': ['firmClient'],
  'firm.createAdministrationPerson': ['firmClient'],
  'parties.updateEnterprise': ['firmClient'],
  'parties.updatePrivate': ['firmClient'],
  'companyUsers.inviteUser': ['colleague'],
};

const READERS = {
  user: ['users.getUser'],
  company: ['relations.getRelation'],
  firmClient: ['firm.getFirmClient', 'person.'],
  colleague: ['companyUsers.listUsers', '[].'],
} as const;

/** Fields that say how to save, not what; and what is read under another name. */
const NOT_READ: { readonly [field: string]: string } = {
  updated_at: 'what the change was based on',
  accept_alike: 'that somebody who looks like it is somebody else',
  is_confirmed: 'that the question was seen',
  is_booking: 'from which screen it comes',
  is_ready: 'is read as the status',
  current_password: 'proves who it is',
  otp: 'proves who it is',
  saveBookingLines: 'is read as the lines that are proposed for the next document',
  password: 'is stored as a hash',
  password_confirm: 'is the password once more',
  agreePrivacy: 'is asked of everybody',
  company_name: 'is the name of the company',
  enterprise_relation_id: 'says which client',
  administrations: 'is read with the rights of each client',
  'administrations[]': 'is read with the rights of each client',
  'administrations[].enterprise_id': 'is read with the rights of each client',
  'administrations[].type': 'is read with the rights of each client',
};

/** The same for the fields of one call only. */
const NOT_READ_OF: { readonly [call: string]: { readonly [field: string]: string } } = {
  'booking.decideBooking': { is_booked: 'is read as the status' },
  'booking.saveBookingItem': { bookingItem: 'holds the fields' },
  'documents.uploadBookingItem': { relation_id: 'says for which client' },
  'prefix.setStartNumber': { start_number: 'is read as the next number' },
  'passkeys.addPasskey': Object.fromEntries(
    [
      ...['', '.id', '.response', '.response.clientDataJSON', '.response.attestationObject'],
      ...['.response.transports', '.response.transports[]'],
    ].map((part) => [`credential${part}`, 'is what a device made, of which the key is kept']),
  ),
  'emailText.createEmailText': { template: 'is read as text' },
  'emailText.updateEmailText': { template: 'is read as text' },
};

/** What a form stands within, as the specification has it; its fields are read without. */
const WITHIN: { readonly [call: string]: string } = { 'booking.saveBookingItem': 'bookingItem.' };

/** `products[].title`; forms that differ by who calls count as one. */
const pathsOf = (schema: Endpoint['body'], direction: 'given' | 'answered'): string[] =>
  describeSchema(schema, '', direction)
    .map(({ path }) => path.replace(/<\d+>/g, '').replace(/^\./, ''))
    .filter((path) => path !== '');

function readable(name: string, { reply, path }: Endpoint): Set<string> {
  const again = Object.values(endpoints).filter(
    (each) => each.method === 'GET' && each.path === path,
  );
  const own = [reply, ...again.map((each) => each.reply)].flatMap((each) =>
    pathsOf(each, 'answered'),
  );
  const elsewhere = (READ_IN[name] ?? []).flatMap((reader) => {
    const [call, prefix = ''] = READERS[reader];
    const paths = pathsOf((endpoints[call] as Endpoint).reply, 'answered');
    return [...paths, ...paths.map((each) => each.replace(prefix, ''))];
  });
  return new Set([...own, ...elsewhere]);
}

const forms = Object.entries(endpoints).filter(
  ([name, endpoint]) =>
    isWrite(endpoint) && !NO_FORMS.includes(name) && pathsOf(endpoint.body, 'given').length > 0,
);

it.each(forms)('%s: what is typed can be read again', (name, endpoint) => {
  const known = readable(name, endpoint);
  const notRead = { ...NOT_READ, ...NOT_READ_OF[name] };
  const lost = pathsOf(endpoint.body, 'given').filter(
    (path) => !known.has(path.replace(WITHIN[name] ?? '', '')) && !(path in notRead),
  );
  expect(lost).toEqual([]);
});

it('makes no exception for what is not there (any more)', () => {
  const calls = [...NO_FORMS, ...[READ_IN, NOT_READ_OF, WITHIN].flatMap(Object.keys)];
  expect(calls.filter((name) => !(name in endpoints))).toEqual([]);
  const typed = forms.flatMap(([, { body }]) => pathsOf(body, 'given'));
  expect(Object.keys(NOT_READ).filter((field) => !typed.includes(field))).toEqual([]);
});
