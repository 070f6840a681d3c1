import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import type { InjectOptions } from 'fastify';
import { accounting_relation, ledger_account } from '../../../platform/database/schema/accounting';
import { booking_line } from '../../../platform/database/schema/bookings';
import type { booking_item } from '../../../platform/database/schema/bookkeeping';
import { aDocument } from '../../../testing/a-document';
import { aFirmClient, anAccountant, inBooksOf } from '../../../testing/a-firm';
import { linkOffice, someCredentials } from '../../../testing/an-accounting-link';
import { aCustomer, type Company, type Member } from '../../../testing/builders';
import type { TestApp } from '../../../testing/test-app';

/** Codes that the office of a client has; a VAT code `VH` is of sales. */
const OFFICE: readonly (readonly [LedgerType, string])[] = [
  [LedgerType.profitAndLoss, '4500'],
  [LedgerType.profitAndLoss, '4600'],
  [LedgerType.balance, '0200'],
  [LedgerType.costCentre, 'K1'],
  [LedgerType.vat, 'IH'],
  [LedgerType.vat, 'IL'],
  [LedgerType.vat, 'VH'],
];

type Codes = { ledger?: string; vat?: string; costCentre?: string };
type Booked = { supplier: Company; lines: Codes[] } & Partial<
  Pick<typeof booking_item.$inferInsert, 'booked_at' | 'file_name'>
>;

/** A firm whose clients are linked through it, and what is booked of them. */
export async function aFirmWithRules(app: TestApp) {
  const owner = await anAccountant(app);
  const { id: credentials_id } = await someCredentials(app, owner);

  const ask = async (
    { headers }: Pick<Member, 'headers'>,
    method: NonNullable<InjectOptions['method']>,
    path: string,
    payload?: object,
  ) => {
    const url = `/api/administrations/v1/${path}`;
    const answer = await app.http.inject({ method, url, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
  };

  /** A client with an office that has these codes. */
  const aClient = async (given: Parameters<typeof aFirmClient>[2] = {}, without: string[] = []) => {
    const client = await aFirmClient(app, owner.company, given);
    await linkOffice(app, client, { credentials_id, office_code: officeOf(client) });
    const has = OFFICE.filter(([, code]) => !without.includes(code));
    await app.db.insert(ledger_account).values(
      has.map(([type, code]) => ({
        ...{ relation_id: client.id, office_code: officeOf(client), type, code, name: code },
        ...(type === LedgerType.vat && { vat_is_sale: code === 'VH' }),
      })),
    );
    return client;
  };

  const accountOf = async (client: Company, code: string | undefined) => {
    const accounts = await app.db.select().from(ledger_account);
    const found = accounts.find((one) => one.relation_id === client.id && one.code === code);
    return found?.id ?? null;
  };

  const aSupplier = (client: Company, given: Partial<Company> = {}) =>
    aCustomer(app, client, { coc_number: '', enterprise_relation_type: 'supplier', ...given });

  /** What is booked of a purchase. */
  const aBooked = async (client: Company, { supplier, lines, ...given }: Booked) => {
    const id = await aDocument(
      app,
      { company: client, user: owner.user },
      {
        ...{ tag: 'INK', status: DocumentStatus.booked, supplier_relation_id: supplier.id },
        ...{ amount: 121, date: '2026-11-01', booked_at: new Date(), booked_by: owner.user.id },
        ...{ journal_code: 'INK', transaction_number: `${++last}`, ...given },
      },
    );
    for (const [position, { ledger, vat, costCentre }] of lines.entries())
      await app.db.insert(booking_line).values({
        ...{ relation_id: client.id, booking_item_id: id, position, value: 100, vat: 21 },
        ledger_account_id: await accountOf(client, ledger),
        vat_ledger_account_id: await accountOf(client, vat),
        cost_place_ledger_account_id: await accountOf(client, costCentre),
      });
    return id;
  };

  /** Somebody kept lines for the next document of a supplier. */
  const keepLines = async (client: Company, supplier: Company) => {
    const of = { relation_id: client.id, office_code: officeOf(client) };
    const [creditor] = await app.db
      .insert(ledger_account)
      .values({ ...of, type: LedgerType.supplier, code: `${++last}`, name: supplier.name })
      .returning();
    await app.db.insert(accounting_relation).values({
      ...of,
      ...{ enterprise_relation_id: supplier.id, type: LedgerType.supplier },
      ledger_account_id: creditor?.id ?? 0,
      default_lines: [
        {
          ...{ ledger_account_id: await accountOf(client, '4600'), vat_ledger_account_id: null },
          ...{ cost_place_ledger_account_id: null, project_ledger_account_id: null },
          ...{ description: '', share: 1 },
        },
      ],
    });
  };

  /** How the next document of a supplier is likely to be booked, in the books of the client. */
  const likely = async (client: Company, supplier: Company) => {
    const within = await inBooksOf(app, owner, client);
    const { body } = await ask(within, 'GET', `relation/${supplier.id}`);
    return body.find(({ type }: { type: number }) => type === LedgerType.supplier);
  };

  return { owner, ask, aClient, accountOf, aSupplier, aBooked, keepLines, likely };
}

/** An office is one client's. */
const officeOf = ({ id }: Company) => `${id}`;

let last = 0;
