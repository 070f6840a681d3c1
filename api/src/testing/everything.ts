import { randomUUID } from 'node:crypto';
import { createRelationLink } from '@boekwerk/shared/contract/bookkeeping/relation-links';
import type { Endpoint, Entity } from '@boekwerk/shared/contract/endpoint';
import { addDays } from '@boekwerk/shared/domain/dates/dates';
import { LEDGER_TYPES, LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { eq } from 'drizzle-orm';
import { keepNote } from '../bookkeeping/questions/keep-note';
import type { App } from '../platform/app';
import { change } from '../platform/change';
import { accounting_task, ledger_account } from '../platform/database/schema/accounting';
import { passkey, remembered_device, shortcut } from '../platform/database/schema/accounts';
import { booking_rule } from '../platform/database/schema/bookings';
import { booking_import, booking_item } from '../platform/database/schema/bookkeeping';
import { attachment } from '../platform/database/schema/invoice-records';
import { invoice_prefix, product } from '../platform/database/schema/invoice-settings';
import { invoice, invoice_line, recurrence } from '../platform/database/schema/invoicing';
import { project } from '../platform/database/schema/projects';
import { relation_user } from '../platform/database/schema/relations';
import { session } from '../platform/database/schema/sessions';
import { invitationNumber } from '../users/invitation-number';
import { aFirmClient } from './a-firm';
import { someCredentials } from './an-accounting-link';
import { aCompany, aCustomer, aUser, type Company, type Member } from './builders';

/** The id of one of each thing: most are numbered, some at random. */
export type Ids = Record<Entity, number | string>;

/** Text that only stands in the things of one company, to find it where it should not be. */
export const canaryOf = ({ company }: Member) => `KANARIE-${company.id}-`;

/** That the member comes from, when they are in a client: what is linked with the accounting package is the firm's. */
type Firm = Pick<Company, 'id'>;

/** One of each thing that a call can name by id, new, of a member or in their company; all texts carry its canary. */
export async function oneOfEach(app: App, member: Member, firm?: Firm): Promise<Ids> {
  const { things, aQuestion } = makersOf(app, member, firm);
  await aQuestion();
  return (await idsOf(things, Object.keys(things) as Entity[])) as Ids; // of all
}

/** What a call looks for beside what it names: in the accounting package somebody like the relation is proposed. */
const LOOKS_FOR = new Map<Endpoint, Entity[]>([[createRelationLink, ['debtorOrCreditor']]]);

/** Of the same only what a call names: to make all of it takes ten times as long as the call. */
export function whatItNames(
  app: App,
  endpoint: Endpoint,
  member: Member,
  firm?: Firm,
): Promise<Partial<Ids>> {
  const kinds = [...Object.values(endpoint.ids), ...(LOOKS_FOR.get(endpoint) ?? [])];
  return idsOf(makersOf(app, member, firm).things, kinds);
}

type Make = () => Promise<number | string>;
type Of = { app: App; member: Member; title: string; firm: Firm };

async function idsOf(things: Record<Entity, Make>, kinds: Entity[]): Promise<Partial<Ids>> {
  const ids: Partial<Ids> = {};
  for (const kind of kinds) ids[kind] = await things[kind]();
  return ids;
}

/** Makes each thing when it is asked for, or when another one needs it, and only once. */
function makersOf(app: App, member: Member, firm: Firm = member.company) {
  const title = `${canaryOf(member)}${randomUUID()}`;
  const of = { app, member, title, firm };
  const client = once(async () => (await aCustomer(app, member.company, { name: title })).id);
  const invoice = once(() => anInvoiceWithLine(of, client));
  const { aQuestion, ...documents } = documentsOf(of, invoice);
  const things: Record<Entity, Make> = {
    client,
    invoice,
    relation: async () => member.company.id,
    ...companiesOf(of, client),
    ...settingsOf(of, client),
    ...accountingOf(of),
    ...documents,
    ...ownThingsOf(of),
  };
  return { things, aQuestion };
}

function once<T>(make: () => PromiseLike<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    // A query is asked again each time that it is awaited itself.
    made ??= Promise.resolve(make());
    return made;
  };
}

/** Other companies of the member, clients of the firm, and a colleague who was invited. */
function companiesOf({ app, member, title, firm }: Of, client: Make) {
  const { company, user } = member;
  const isFirm = company.relation_user_type === 1;
  const aClientOf = async (of: Firm) =>
    (await aFirmClient(app, of, { name: title, assigned: [member] })).id;
  const enterprise = once(async () => (isFirm ? aClientOf(company) : company.id));
  const membership = once(async () => {
    const second = await aCompany(app, { name: title, booking_enabled: 1 });
    const of = { relation_id: second.id, user_id: user.id, type: 0 } as const;
    await app.db.insert(relation_user).values(of);
    return second.id;
  });
  return {
    enterprise,
    membership,
    party: isFirm ? enterprise : client,
    moveTarget: firm.id === company.id ? membership : once(() => aClientOf(firm)),
    user: once(async () => {
      const invited = await aUser(app, { name: title, status: 1, password_hash: '' });
      const of = { relation_id: company.id, user_id: invited.id };
      const [offered] = await app.db
        .insert(relation_user)
        .values({ ...of, type: 0, status: 1, invited_name: title })
        .returning();
      return invitationNumber(offered?.id ?? 0);
    }),
  };
}

async function anInvoice(
  { app, member, title }: Of,
  { client, status }: { client: Make; status: 0 | 3 },
) {
  const [made] = await app.db
    .insert(invoice)
    .values({
      relation_id: member.company.id,
      to_relation_id: Number(await client()),
      status,
      description: title,
      date: '2026-11-20',
      expiration_date: '2026-12-19',
      customer_name: title,
      total: 121,
      total_ex_tax: 100,
    })
    .returning();
  return made?.id ?? 0;
}

async function anInvoiceWithLine(of: Of, client: Make) {
  const relation_id = of.member.company.id;
  const invoice_id = await anInvoice(of, { client, status: 3 });
  const line = { position: 1, title: of.title, amount: 1, value: 100, tax_id: 1 } as const;
  await of.app.db.insert(invoice_line).values({ relation_id, invoice_id, ...line });
  return invoice_id;
}

/** A product, a template with its recurrence, a prefix and a project. */
function settingsOf(of: Of, client: Make) {
  const { db } = of.app;
  const { title } = of;
  const relation_id = of.member.company.id;
  return {
    product: once(async () => {
      const [item] = await db
        .insert(product)
        .values({ relation_id, title, value: 100, tax_id: 1 })
        .returning();
      return item?.id ?? 0;
    }),
    recurrence: once(async () => {
      const base_invoice_id = await anInvoice(of, { client, status: 0 });
      const day = '2199-01-01';
      const first = { anchor_date: day, anchor_period_start: day };
      const next = { next_date: day, next_period_start: day };
      const [repeated] = await db
        .insert(recurrence)
        .values({ relation_id, base_invoice_id, recurrence_type: 1, ...first, ...next })
        .returning();
      const recurrence_id = repeated?.id ?? 0;
      await db.update(invoice).set({ recurrence_id }).where(eq(invoice.id, base_invoice_id));
      return recurrence_id;
    }),
    prefix: once(async () => {
      const [made] = await db
        .insert(invoice_prefix)
        .values({ relation_id, prefix: `${++last}`, start_date: dayOf(last) })
        .returning();
      return made?.id ?? 0;
    }),
    project: once(async () => {
      const [planned] = await db.insert(project).values({ relation_id, name: title }).returning();
      return planned?.id ?? 0;
    }),
  };
}

let last = 0;
/** One prefix starts on a day. */
const dayOf = (count: number) => addDays('2100-01-01', count);

/** An organisation that is linked, a code of each type there, and what was asked of it and says why it was not done. */
function accountingOf({ app, member, title, firm }: Of) {
  const { company, user } = member;
  const relation_id = company.id;
  const accounts = once(() =>
    app.db
      .insert(ledger_account)
      .values(
        LEDGER_TYPES.map((type) => ({
          ...{ relation_id, type },
          ...{ office_code: '1001', code: title, name: title },
        })),
      )
      .returning(),
  );
  const accountOf = (wanted: LedgerType) => async () =>
    (await accounts()).find(({ type }) => type === wanted)?.id ?? 0;
  return {
    projectLedger: accountOf(LedgerType.project),
    costCentre: accountOf(LedgerType.costCentre),
    journal: accountOf(LedgerType.journal),
    ledger: accountOf(LedgerType.profitAndLoss),
    vatCode: accountOf(LedgerType.vat),
    debtorOrCreditor: accountOf(LedgerType.supplier),
    credentials: once(async () => {
      const linked = { organization_code: title, organization_name: title };
      return (await someCredentials(app, { company: firm, user }, linked)).id;
    }),
    accountingTask: once(async () => {
      const asked = { relation_id, user_id: user.id, kind: 'relation', request: {} } as const;
      const [task] = await app.db
        .insert(accounting_task)
        .values({ ...asked, state: 'failed', message: title })
        .returning();
      return task?.id ?? 0;
    }),
  };
}

/**
 * A document without a label, a question about another one, a sheet that was imported, how a supplier is booked, and a file
 * with an invoice.
 */
function documentsOf({ app, member: { company, user }, title }: Of, invoiceOf: Make) {
  const { db } = app;
  const relation_id = company.id;
  const file = once(() =>
    change(app, async ({ files }) => {
      const source = new TextEncoder().encode(`%PDF-1.7 ${title}`);
      const kept = { relation_id, name: `${title}.pdf`, content_type: 'application/pdf' };
      const { id: file_id, name: file_name } = await files.put({ ...kept, source });
      return { relation_id, file_id, file_name };
    }),
  );
  const aDocument = async () => {
    const handedIn = { ...(await file()), amount_pages: 1, uploaded_by: user.id };
    const [item] = await db.insert(booking_item).values(handedIn).returning();
    return { relation_id, id: item?.id ?? 0 };
  };
  return {
    aQuestion: async () => {
      const asked = await aDocument();
      await change(app, (current) =>
        keepNote(current.db, asked, { user_id: user.id, message: title, side: 'company' }),
      );
    },
    bookingItem: once(async () => (await aDocument()).id),
    bookingRule: once(async () => {
      const [rule] = await db
        .insert(booking_rule)
        .values({ relation_id, supplier_name: title, ledger_code: title })
        .returning();
      return rule?.id ?? 0;
    }),
    import: once(async () => {
      const sheet = {
        type: 'vat',
        status: 'imported',
        errors_count: 0,
        warnings_count: 0,
      } as const;
      const [imported] = await db
        .insert(booking_import)
        .values({ ...(await file()), user_id: user.id, ...sheet })
        .returning();
      return imported?.id ?? 0;
    }),
    attachment: once(async () => {
      const invoice_id = Number(await invoiceOf());
      const [attached] = await db
        .insert(attachment)
        .values({ ...(await file()), invoice_id })
        .returning();
      return attached?.id ?? 0;
    }),
  };
}

/** What hangs on the user, not on the company. */
function ownThingsOf({ app: { db }, member: { company, user }, title }: Of) {
  const user_id = user.id;
  const soon = new Date(Date.now() + 3_600_000);
  return {
    shortcut: once(async () => {
      const [pinned] = await db
        .insert(shortcut)
        .values({ user_id, title, kind: 'route', target: `/dashboard?${title}` })
        .returning();
      return pinned?.id ?? 0;
    }),
    device: once(async () => {
      const [device] = await db
        .insert(remembered_device)
        .values({ user_id, token_hash: title, user_agent: title, expires_at: soon })
        .returning();
      return device?.id ?? 0;
    }),
    passkey: once(async () => {
      const made = {
        credential_id: `${title}-${user_id}`,
        public_key: '',
        counter: 0,
        transports: [],
      };
      const [added] = await db
        .insert(passkey)
        .values({ user_id, name: title, ...made })
        .returning();
      return added?.id ?? 0;
    }),
    session: once(async () => {
      const told = { user_agent: title, binding_hash: '', token_hash: title };
      const [open] = await db
        .insert(session)
        .values({ user_id, relation_id: company.id, ...told, token_expires_at: soon })
        .returning();
      return open?.id ?? '';
    }),
  };
}
