import { CustomerForm } from '@boekwerk/shared/contract/customers';
import { EnterpriseForm, PersonForm } from '@boekwerk/shared/contract/firm';
import { isEnterpriseLike, partyName } from '@boekwerk/shared/domain/relation/customer-kind';
import * as v from 'valibot';
import { type Column, columnsFor, type Field } from './columns';
import type { Party } from './party';
import { IMPORT_TEXTS } from './texts';

export type Issue = { field: Field; message: string };

/** What is asked of a relation, by whose it is. */
export type Rules = {
  columns: readonly Column[];
  /** The relation as it would be stored, or what the form would say of it. */
  check: (party: Party) => { party: Party } | { issues: Issue[] };
  /** What does not go along, though the file says it. */
  ignored: (read: Party, changed: ReadonlySet<Field>) => Issue[];
  /** Whether the kind of one that is there would become another. */
  changesKind: (before: Party, after: Party) => boolean;
};

/** Customers and suppliers of a company. */
const companyRules: Rules = {
  columns: columnsFor(false),
  check: (party) => {
    const { output, issues } = v.safeParse(CustomerForm, withInvoiceEmail(party), {
      message: unclear,
    });
    if (issues) return { issues: oncePerAddress(issuesOf(issues), party) };
    const { is_booking, accept_alike, updated_at, ...form } = output;
    return { party: { ...party, ...form, type: isEnterpriseLike(form) ? 0 : 1 } };
  },
  ignored: () => [],
  changesKind: () => false,
};

/** Clients of an accounting firm. */
const firmRules: Rules = {
  columns: columnsFor(true),
  check: (party) => (party.type === 1 ? checkPerson(party) : checkEnterprise(party)),
  ignored: (read, changed) => (read.type === 1 ? ignoredOfPerson(read, changed) : []),
  changesKind: (before, after) => before.type !== after.type,
};

export const rulesFor = (isFirm: boolean): Rules => (isFirm ? firmRules : companyRules);

function checkEnterprise(party: Party) {
  const { output, issues } = v.safeParse(EnterpriseForm, withInvoiceEmail(party), {
    message: unclear,
  });
  if (issues) return { issues: oncePerAddress(issuesOf(issues), party) };
  const { booking_enabled, accept_alike, updated_at, enterprise_relation_type, ...form } = output;
  return { party: { ...party, ...form, email: form.email || form.general_email } };
}

/** Of a person the general address is the personal one; without that the one for invoices is kept as the other. */
function checkPerson(party: Party) {
  const email_text = party.email === '' ? party.general_email : party.email_text;
  const { output, issues } = v.safeParse(
    PersonForm,
    { ...party, email_text },
    { message: unclear },
  );
  if (issues) return { issues: issuesOf(issues) };
  // What a file does not hold of a person stays as it is stored.
  const { gender, bsn, memo, accept_alike, updated_at, ...others } = output;
  const { married_to, children, date_of_birth, ...form } = others;
  return { party: { ...party, ...form, name: partyName({ ...form, name: '' }) } };
}

function ignoredOfPerson({ name, email, general_email }: Party, changed: ReadonlySet<Field>) {
  const found: Issue[] = [];
  if (changed.has('name') && name !== '')
    found.push({ field: 'name', message: IMPORT_TEXTS.noCompanyName });
  const isElsewhere = general_email !== '' && email !== '' && general_email !== email;
  if (changed.has('general_email') && isElsewhere)
    found.push({ field: 'general_email', message: IMPORT_TEXTS.invoicesToEmail });
  return found;
}

/** Invoices go where other mail goes, unless it is said. */
const withInvoiceEmail = (party: Party): Party => ({
  ...party,
  general_email: party.general_email || party.email,
});

/** What is wrong with an address that stands for both is said of one. */
const oncePerAddress = (issues: Issue[], { general_email }: Party) =>
  general_email === '' && issues.some(({ field }) => field === 'email')
    ? issues.filter(({ field }) => field !== 'general_email')
    : issues;

/** The forms speak of a field of their own where a file has one column. */
const issuesOf = (issues: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): Issue[] => {
  const found = issues.map((issue): Issue => {
    const key = v.getDotPath(issue) ?? '';
    return {
      field: (key === 'email_text' ? 'general_email' : key) as Field,
      message: issue.message,
    };
  });
  return found.filter(
    ({ field, message }, at) =>
      found.findIndex((one) => one.field === field && one.message === message) === at,
  );
};

const unclear = () => IMPORT_TEXTS.unclear;
