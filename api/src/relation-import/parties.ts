import { CustomerForm } from '@boekwerk/shared/contract/customers';
import { EnterpriseForm, PersonForm } from '@boekwerk/shared/contract/firm';
import { isEnterpriseLike, partyName } from '@boekwerk/shared/domain/relation/customer-kind';
import * as v from 'valibot';
import { unprintableOfParty } from '../formats/pdf/refuse-unprintable';
import type { Issue, Subject } from '../platform/sheet-import/subject';
import { columnsFor, type Field } from './columns';
import { KEY_FIELDS, keysOf } from './keys';
import { mended } from './mended';
import { NEW_PARTY, type Party } from './party';
import { IMPORT_TEXTS } from './texts';

type PartyIssue = Issue<Party>;

const common = {
  fresh: NEW_PARTY,
  keyFields: KEY_FIELDS,
  keysOf,
  mend: mended,
  texts: IMPORT_TEXTS,
};

/** Customers and suppliers of a company. */
const customers: Subject<Party> = {
  ...common,
  columns: columnsFor(false),
  check: (party) => {
    const { output, issues } = v.safeParse(CustomerForm, withInvoiceEmail(party), {
      message: unclear,
    });
    if (issues) return { issues: askedForName(oncePerAddress(issuesOf(issues), party), party) };
    const { is_booking, accept_alike, updated_at, ...form } = output;
    // A supplier stands on no invoice of ours, so that its name may be in any script.
    const onPaper = form.enterprise_relation_type === 'client' ? unprintable(form) : [];
    if (onPaper.length > 0) return { issues: onPaper };
    return { row: { ...party, ...form, type: isEnterpriseLike(form) ? 0 : 1 } };
  },
  noticed: () => [],
  refusal: refusedWhenDeleted,
};

/** Clients of an accounting firm. */
const firmClients: Subject<Party> = {
  ...common,
  columns: columnsFor(true),
  check: (party) => (party.type === 1 ? checkPerson(party) : checkEnterprise(party)),
  noticed: (read, changed) => (read.type === 1 ? ignoredOfPerson(read, changed) : []),
  refusal: (before, after) =>
    before.type === after.type
      ? refusedWhenDeleted(before)
      : { field: 'type', message: IMPORT_TEXTS.otherKind },
};

/** Customers and suppliers of a company, or clients of a firm. */
export const partiesFor = (isFirm: boolean): Subject<Party> => (isFirm ? firmClients : customers);

const unprintable = (form: Parameters<typeof unprintableOfParty>[0]): PartyIssue[] =>
  unprintableOfParty(form).map(({ field, message }) => ({ field: field as Field, message }));

function refusedWhenDeleted({ active }: Party): PartyIssue | null {
  return active === 0 ? { field: 'id', message: IMPORT_TEXTS.deleted } : null;
}

function checkEnterprise(party: Party) {
  const { output, issues } = v.safeParse(EnterpriseForm, withInvoiceEmail(party), {
    message: unclear,
  });
  if (issues) return { issues: oncePerAddress(issuesOf(issues), party) };
  const { booking_enabled, accept_alike, updated_at, enterprise_relation_type, ...form } = output;
  const onPaper = unprintable(form);
  if (onPaper.length > 0) return { issues: onPaper };
  return { row: { ...party, ...form, email: form.email || form.general_email } };
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
  const onPaper = unprintable(form);
  if (onPaper.length > 0) return { issues: onPaper };
  return { row: { ...party, ...form, name: partyName({ ...form, name: '' }) } };
}

function ignoredOfPerson({ name, email, general_email }: Party, changed: ReadonlySet<keyof Party>) {
  const found: PartyIssue[] = [];
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
const oncePerAddress = (issues: PartyIssue[], { general_email }: Party) =>
  general_email === '' && issues.some(({ field }) => field === 'email')
    ? issues.filter(({ field }) => field !== 'general_email')
    : issues;

/** Whoever has no name at all may be a company as well. */
function askedForName(issues: PartyIssue[], { name, first_name, last_name }: Party): PartyIssue[] {
  if (name !== '' || first_name !== '' || last_name !== '') return issues;
  const others = issues.filter(({ field }) => !['name', 'first_name', 'last_name'].includes(field));
  return [{ field: 'name', message: IMPORT_TEXTS.noName }, ...others];
}

/** The forms speak of a field of their own where a file has one column. */
const issuesOf = (issues: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): PartyIssue[] => {
  const found = issues.map((issue): PartyIssue => {
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
