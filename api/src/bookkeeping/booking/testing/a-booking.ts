import type { BookingDocument, BookingForm } from '@boekwerk/shared/contract/bookkeeping/booking';
import { today, yearOf } from '@boekwerk/shared/domain/dates/dates';
import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { eq, sql } from 'drizzle-orm';
import { accounting_relation, ledger_account } from '../../../platform/database/schema/accounting';
import { booking_attempt } from '../../../platform/database/schema/bookings';
import type { booking_item } from '../../../platform/database/schema/bookkeeping';
import { aDocument } from '../../../testing/a-document';
import type { appWithAccounting } from '../../../testing/a-linked-firm';
import { aCustomer, type Member } from '../../../testing/builders';
import { isCode } from '../../ledger-accounts/store';

type World = Pick<ReturnType<typeof appWithAccounting>, 'app' | 'ask' | 'standIn'>;
export type Form = Partial<BookingForm>;

/** Books are open all year. */
export const aDay = `${yearOf(today())}-03-14`;

/** What the tests of booking do in the books of a company that is linked with an office of the stand-in. */
export function bookingIn(world: World, member: Member, office = 'VISSER/1001') {
  const filled = forms(world, member, office);
  const { app, ask, standIn } = world;
  const relation_id = member.company.id;

  /** A document that is ready to be booked. */
  const aBill = (given: Partial<typeof booking_item.$inferInsert> = {}) =>
    aDocument(app, member, { tag: 'INK', status: DocumentStatus.toBook, ...given });

  const book = (id: number, form: Form & { status?: DocumentStatus }, by = member) =>
    ask(by, 'PUT', `bookingitem/${id}/book`, form);
  const read = async (id: number): Promise<BookingDocument> =>
    (await ask(member, 'GET', `bookingitem/${id}`)).body;

  /** One that is on its way to the package; nothing is sent yet. */
  const anAttempt = async (given: Form = {}): Promise<number> => {
    const id = await aBill();
    const answer = await book(id, await filled.aForm(given));
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return id;
  };

  /** Lets time go by for what is being booked: what was done is longer ago, and what waits is nearer. */
  const pass = async (seconds: number) => {
    const ago = sql`make_interval(secs => ${seconds})`;
    await app.db.execute(sql`update booking_attempt set sent_at = sent_at - ${ago},
      resent_at = resent_at - ${ago}, looked_up_at = looked_up_at - ${ago},
      created_at = created_at - ${ago} where relation_id = ${relation_id}`);
    await app.db.execute(sql`update pgboss.job set start_after = start_after - ${ago}
      where state < 'active' and name in ('book-document', 'check-booking')`);
    await app.db.execute(sql`update office_lease set not_before = not_before - ${ago}`);
    await app.jobs.drain();
  };

  const attempts = (id: number) =>
    app.db.select().from(booking_attempt).where(eq(booking_attempt.booking_item_id, id));

  /** What stands in the books of the office. */
  const booked = async () =>
    (await standIn().transactions(office)).filter(({ deleted }) => deleted === null);

  return { ...filled, aBill, book, read, anAttempt, pass, attempts, booked };
}

/** What is filled in of a document, in words of the office. */
function forms({ app }: World, { company }: Member, office: string) {
  const relation_id = company.id;
  const office_code = office.slice(office.indexOf('/') + 1);

  /** The id of what the office has under a code. */
  const account = async (type: LedgerType, code: string): Promise<number> => {
    const [found] = await app.db
      .select({ id: ledger_account.id })
      .from(ledger_account)
      .where(isCode({ relation_id, office_code }, type, code));
    if (!found) throw new Error(`no ${code} in ${office}`);
    return found.id;
  };

  /** A customer or supplier that is linked with what the office has under a code. */
  const aParty = async (type: 4 | 5 = LedgerType.supplier, code = '2000'): Promise<number> => {
    const { id } = await aCustomer(app, company, { name: 'Meelfabriek' });
    const linked = { relation_id, enterprise_relation_id: id, office_code, type };
    const ledger_account_id = await account(type, code);
    await app.db
      .insert(accounting_relation)
      .values({ ...linked, ledger_account_id })
      .onConflictDoUpdate({
        target: [accounting_relation.relation_id, accounting_relation.ledger_account_id],
        set: linked,
      });
    return id;
  };

  let last = 0;
  /** All that a purchase of 121,00 needs; say what matters. */
  const aForm = async (given: Form = {}): Promise<Form> => ({
    invoice_number: `F-${relation_id}-${++last}`,
    date: aDay,
    description: 'Meel van maart',
    ledger_account_id: given.ledger_account_id ?? (await account(LedgerType.balance, '1600')),
    supplier_relation_id: given.supplier_relation_id ?? (await aParty()),
    amount: 121,
    currency: 'EUR',
    booking_lines: [await aLine()],
    ...given,
  });
  const aLine = async (given: Partial<BookingForm['booking_lines'][number]> = {}) => ({
    ledger_account_id: await account(LedgerType.profitAndLoss, '4300'),
    vat_ledger_account_id: await account(LedgerType.vat, 'IH'),
    value: 100,
    vat: 21,
    cost_place_ledger_account_id: null,
    project_ledger_account_id: null,
    foreign_sale_type: null,
    supplier_tax_code: '',
    description: '',
    ...given,
  });

  return { account, aParty, aForm, aLine };
}
