import { LedgerType, type RelationLedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { and, eq, sql } from 'drizzle-orm';
import { processXml } from '../../../external/accounting/twinfield/process-xml/process-xml';
import { element } from '../../../external/accounting/twinfield/xml/element';
import { writeXml } from '../../../external/accounting/twinfield/xml/write-xml';
import {
  accounting_connection,
  accounting_credentials,
  accounting_task,
  ledger_account,
  office_lease,
} from '../../../platform/database/schema/accounting';
import { appWithAccounting } from '../../../testing/a-linked-firm';
import { aCustomer, type Company, type Member } from '../../../testing/builders';
import { withAccess } from '../../connection/access/with-access';

type Some = Pick<Company, 'id'>;
export const CREDITOR = LedgerType.supplier;

/** A company that is linked with an office of the stand-in, new before each test, and what its bookkeeper does there. */
export function aLinkedOffice() {
  // However busy the machine is, what is done in time is told.
  const linking = appWithAccounting({ patienceMs: 60_000 });
  const { app, ask, aLinkedFirm, aLinkedClient } = linking;
  const own: { firm?: Awaited<ReturnType<typeof aLinkedFirm>>; bookkeeper?: Member } = {};
  const firm = () => own.firm ?? notYet();
  const bookkeeper = () => own.bookkeeper ?? notYet();
  const office = () => ({ credentials_id: firm().credentials_id, office_code: '1001' });

  // The package knows an organisation once, and so does the product.
  beforeEach(async () => {
    await app.db.delete(accounting_connection);
    await app.db.delete(accounting_credentials);
    await app.db.delete(office_lease);
    own.firm = await aLinkedFirm();
    own.bookkeeper = await aLinkedClient(own.firm);
  });

  const aSupplier = (given: Partial<Company> = {}) =>
    aCustomer(app, bookkeeper().company, {
      ...{ name: 'Drukkerij Vos', enterprise_relation_type: 'supplier', country: 'NL' },
      ...{ tax_number: '', bank_account: '' },
      ...given,
    });

  /** What a call answers while the worker works. */
  async function whileWorking<Answer>(asked: Promise<Answer>): Promise<Answer> {
    let isAnswered = false;
    const answered = asked.finally(() => {
      isAnswered = true;
    });
    while (!isAnswered) await app.jobs.drain();
    return answered;
  }

  /** Asks to have a relation made a debtor or creditor. */
  const make = ({ id }: Some, given: object = {}) =>
    whileWorking(ask(bookkeeper(), 'POST', 'relation', { relation_id: id, ...given }));

  /** Asks for it, and does not wait for what is not to come; the job has done what it can by then. */
  async function makeUnheard(supplier: Some, given: object = {}) {
    const { patienceMs } = app.config;
    app.config.patienceMs = 0;
    try {
      return await make(supplier, given);
    } finally {
      app.config.patienceMs = patienceMs;
      await app.jobs.drain();
    }
  }

  const found = looking(linking, bookkeeper, office);
  return {
    ...{ ...linking, ...found, firm, bookkeeper, office },
    ...{ aSupplier, whileWorking, make, makeUnheard },
  };
}

/** What came of it, here and in the package. */
function looking(
  { app, ask }: ReturnType<typeof appWithAccounting>,
  bookkeeper: () => Member,
  office: () => { credentials_id: number; office_code: string },
) {
  /** All that the package itself has, or who is called so. */
  const inPackage = async (name?: string, type: RelationLedgerType = CREDITOR) => {
    const all = await withAccess(app, office(), (accounting, access) =>
      accounting.listDimensions(access, type),
    );
    return all.filter((each) => name === undefined || each.name === name);
  };

  /** Has the package book a creditor's invoices with a VAT code. */
  const bookWith = (code: string, name: string, vat: string) =>
    withAccess(app, office(), (_, access) =>
      processXml(
        { ...app.config.twinfield, redirectUri: '' },
        access,
        writeXml(
          element('dimension', [
            ...[element('office', '1001'), element('type', 'CRD'), element('code', code)],
            element('name', name),
            element('financials', [element('vatcode', vat)]),
          ]),
        ),
        10_000,
      ),
    );

  const linkOf = async ({ id }: Some, type: RelationLedgerType = CREDITOR) => {
    const { body } = await ask(bookkeeper(), 'GET', `relation/${id}`);
    return body.find((each: { type: number }) => each.type === type).ledger_account;
  };

  const tasksOf = ({ id }: Some) =>
    app.db
      .select()
      .from(accounting_task)
      .where(
        and(
          eq(accounting_task.kind, 'relation'),
          sql`${accounting_task.request} ->> 'enterprise_relation_id' = ${String(id)}`,
        ),
      );

  /** Has a task go on as if so much time had gone by since it was sent. */
  async function after(seconds: number, task_id: number) {
    const at = JSON.stringify(new Date(Date.now() - seconds * 1000));
    await app.db
      .update(accounting_task)
      .set({ request: sql`jsonb_set(${accounting_task.request}, '{sent,at}', ${at}::jsonb)` })
      .where(and(eq(accounting_task.id, task_id), sql`request -> 'sent' <> 'null'`));
    await app.db.transaction((tx) => app.jobs.queueIn(tx).queue('accounting-task', { task_id }));
    await app.jobs.drain();
  }

  /** A creditor as it is known here. */
  const accountOf = async (code: string) => {
    const [found] = await app.db
      .select()
      .from(ledger_account)
      .where(
        and(
          eq(ledger_account.relation_id, bookkeeper().company.id),
          eq(ledger_account.type, CREDITOR),
          eq(ledger_account.code, code),
        ),
      );
    return found ?? notYet();
  };

  return { inPackage, bookWith, linkOf, tasksOf, after, accountOf };
}

function notYet(): never {
  throw new Error('only within a test');
}
