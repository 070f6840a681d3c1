import type { AccountingTask } from '@boekwerk/shared/contract/bookkeeping/accounting-task';
import type { InjectOptions } from 'fastify';
import type { Config } from '../platform/config';
import { aFirmClient, anAccountant, inBooksOf } from './a-firm';
import { type AccountingStandIn, startAccountingStandIn } from './accounting-stand-in';
import { appUnderTest } from './app-under-test';
import type { Company, Member } from './builders';
import type { TestApp } from './test-app';

/** The API of a file's tests beside a stand-in for the accounting package, which is new before each of them. */
export function appWithAccounting(given: Partial<Config> = {}) {
  const config = { ...given };
  const own: { standIn?: AccountingStandIn } = {};
  const standIn = () => own.standIn ?? notYet();
  beforeAll(async () => {
    own.standIn = await startAccountingStandIn();
    Object.assign(config, own.standIn.config);
  });
  const app = appUnderTest({ config });
  beforeEach(() => standIn().reset());
  afterAll(() => own.standIn?.stop());
  return { app, standIn, ...linking(app, standIn) };
}

/** What members of a firm do to link it, and its clients, with what the stand-in has. */
export function linking(app: TestApp, standIn: () => AccountingStandIn) {
  const ask = async (
    { headers }: Pick<Member, 'headers'>,
    method: NonNullable<InjectOptions['method']>,
    path: string,
    payload?: object,
  ) => {
    const url = `/api/administrations/v1/${path}`;
    const answer = await app.http.inject({ method, url, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.json() };
  };

  /** How far it is once the jobs that are due have been done. */
  const ended = async (
    member: Member,
    asked: { body: { id: number } },
  ): Promise<AccountingTask> => {
    await app.jobs.drain();
    return (await ask(member, 'GET', `accountingtask/${asked.body.id}`)).body;
  };

  /** What the browser comes back with from the consent page. */
  const consent = async (member: Member, query = '', user = 'VISSER/RVISSER') => {
    const { body } = await ask(member, 'GET', `twinfield/authorize${query}`);
    const { code, state } = await standIn().consent(body.data, user);
    return { code, state };
  };

  /** Somebody at a firm that has linked an organisation. */
  const aLinkedFirm = async (user?: string): Promise<Member & { credentials_id: number }> => {
    const accountant = await anAccountant(app);
    const asked = await ask(accountant, 'POST', 'credentials', await consent(accountant, '', user));
    const task = await ended(accountant, asked);
    if (task.state !== 'done') throw new Error(`not linked: ${task.message}`);
    const [{ id }] = (await ask(accountant, 'GET', 'credentials')).body;
    return { ...accountant, credentials_id: id };
  };

  /** Asks for an office in the books of a client, new when none is given. */
  const chooseOffice = (
    bookkeeper: Member,
    credentials_id: number,
    given: { office_code?: string; is_confirmed?: boolean } = {},
  ) =>
    ask(bookkeeper, 'POST', 'saveEnterprise', {
      relation_id: bookkeeper.company.id,
      credentials_id,
      office_code: '1001',
      office_name: 'Bakkerij Jansen',
      is_confirmed: true,
      ...given,
    });

  /** The accountant in the books of a new client. */
  const inClient = async (accountant: Member, given: Partial<Company> = {}): Promise<Member> =>
    inBooksOf(app, accountant, await aFirmClient(app, accountant.company, given));

  /** In the books of a client that is linked with an office. */
  const aLinkedClient = async (
    accountant: Member & { credentials_id: number },
    office_code?: string,
  ) => {
    const bookkeeper = await inClient(accountant);
    const chosen = office_code === undefined ? {} : { office_code };
    const asked = await chooseOffice(bookkeeper, accountant.credentials_id, chosen);
    const task = await ended(bookkeeper, asked);
    if (task.state !== 'done') throw new Error(`no office: ${task.message}`);
    return bookkeeper;
  };

  return { ask, ended, consent, aLinkedFirm, chooseOffice, inClient, aLinkedClient };
}

function notYet(): never {
  throw new Error('only within a test');
}
