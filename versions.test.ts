import fs from 'node:fs';
import path from 'node:path';
import { endpoints } from './shared/src/contract/all';
import type { Endpoint } from './shared/src/contract/endpoint';
import { root } from './tools/run.mjs';
import { productSources } from './tools/source-files.mjs';

/**
 * The form of each call that changes something as a whole, based on a version of it. `useSavedForm` of `shared/src/ui/form`
 * holds that version beside what is typed, and with `readAgain` a conflict is shown, and can be got out of.
 */
const FORMS: { readonly [call: string]: string } = {
  'booking.bookBookingItem': 'mf-bookkeeping/src/booking/use-booking-form.ts',
  'booking.saveBookingItem': 'mf-bookkeeping/src/booking/use-booking-form.ts',
  'bookingRules.updateBookingRule': 'mf-bookkeeping/src/booking-rules/rule-modal.tsx',
  'companyUsers.updateUser': 'mf-settings/src/users/edit-form.tsx',
  'emailText.updateEmailText': 'mf-settings/src/invoicing/email-text-form.tsx',
  'firm.updateFirm': 'mf-auth/src/onboarding/adviser/firm-step.tsx',
  'invoicing.updateInvoice': 'mf-invoicing/src/editor/use-invoice-form.ts',
  'ledgerAccounts.saveDefaults': 'mf-settings/src/twinfield/client/use-journal-form.ts',
  'parties.updateEnterprise': 'mf-relations/src/customer-form/use-customer-form.ts',
  'parties.updatePrivate': 'mf-relations/src/firm-client-form/use-firm-client-form.ts',
  'prefix.updatePrefix': 'mf-settings/src/invoicing/prefix-form.tsx',
  'prefix.setStartNumber': 'mf-settings/src/invoicing/start-number-form.tsx',
  'products.updateProduct': 'mf-invoicing/src/products/product-modal.tsx',
  'projects.updateProject': 'mf-bookkeeping/src/projects/use-project-form.ts',
  'recurrence.updateRecurrence': 'mf-invoicing/src/recurrence/use-recurrence-form.ts',
  'relations.updateCompany': 'mf-settings/src/company/company-form.tsx',
  'taxDefaults.saveTaxDefaults': 'mf-settings/src/twinfield/client/use-tax-form.ts',
  'users.updateProfile': 'mf-settings/src/account/profile/profile-form.tsx',
};

/** The calls without such a form, and what keeps a change of somebody else from being overwritten unseen. */
const NO_FORM: { readonly [call: string]: string } = {
  'bulkBooking.bookBookingItems': 'books each as it is shown, and names those that were changed',
  'documentMove.moveBookingItem': 'puts back what was just moved',
  'documents.labelBookingItem': 'is one choice, of what is shown',
  'invoiceSending.sendInvoice':
    'overwrites nothing, and goes from what was shown when it was opened',
  'invoicing.markInvoiceSent': 'asks first, about what is shown',
  'payments.payInvoice': 'adds to what was paid, as it is told beside it',
  'shortcuts.updateShortcut': 'is on no screen',
};

type Part = {
  entries?: Record<string, Part>;
  options?: readonly Part[];
  item?: Part;
  pipe?: readonly Part[];
};

/** The fields of a schema, of each of its options and of the rows of a list. */
const fieldsOf = ({ entries = {}, options = [], pipe = [], item }: Part): string[] => [
  ...Object.entries(entries).flatMap(([name, part]) => [name, ...rowsOf(part)]),
  ...[...options, ...pipe, ...(item ? [item] : [])].flatMap((part) => fieldsOf(part)),
];

const rowsOf = ({ pipe = [], item }: Part): string[] =>
  [...pipe.flatMap((part) => part.item ?? []), ...(item ? [item] : [])].flatMap(fieldsOf);

const changes = Object.entries<Endpoint>(endpoints)
  .filter(([name, { body }]) => {
    const fields = fieldsOf(body as Part);
    const others = fields.filter((field) => !['id', 'updated_at'].includes(field));
    // What is made, or only shown, overwrites nothing: such a form is the same, with no version to tell.
    const isNew = /\.(?:create|try|preview)/.test(name);
    return !isNew && fields.includes('updated_at') && others.length > 0;
  })
  .map(([name]) => name);

const textOf = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

describe('what is changed based on a version of it', () => {
  it('is found', () => {
    expect(changes.length).toBeGreaterThan(10);
  });

  it('has a form that shows what somebody else made of it meanwhile', () => {
    expect(changes.filter((call) => !(call in FORMS || call in NO_FORM))).toEqual([]);
    const others = Object.values(FORMS).filter((file) => {
      const text = textOf(file);
      return !/\buse(?:Saved|Relation)Form[<(]/.test(text) || !/\breadAgain\b/.test(text);
    });
    expect(others).toEqual([]);
  });

  it('takes no other version into a form than that of what the form shows', () => {
    const strays = productSources().filter((file) =>
      /setValue\(\s*'updated_at'/.test(textOf(file)),
    );
    expect(strays).toEqual([]);
  });

  it('has no form or exception for what is no such call (any more)', () => {
    const listed = [...Object.keys(FORMS), ...Object.keys(NO_FORM)];
    expect(listed.filter((call) => !changes.includes(call))).toEqual([]);
  });
});
