import type { FastifyInstance } from 'fastify';
import { isMode } from '../fair-use/fair-use';
import { FaultError, type FaultInput } from '../faults/read-fault';
import { startOver, switchFault } from '../faults/switch-fault';
import type { StandIn } from '../stand-in';
import { exchangePage, exchangesPage } from './exchange-pages';
import { faultsPage } from './faults-page';
import { homePage } from './home-page';
import { officePage } from './office-page';
import { sendPage } from './send-page';
import { transactionPage } from './transaction-page';

type InOffice = { Params: { organisation: string; office: string } };
type OfTransaction = { Params: InOffice['Params'] & { code: string; number: string } };
type Form = { Body: FaultInput | null };

const SEE_OTHER = 303;

/** What people look into, and switch faults with. */
export function pages(app: FastifyInstance, standIn: StandIn) {
  const { books, exchanges } = standIn;
  app.get('/', async (_request, reply) => sendPage(reply, homePage(standIn)));
  app.get<InOffice>('/offices/:organisation/:office', async ({ params }, reply) => {
    const office = books.tables.offices.get(`${params.organisation}/${params.office}`);
    return office ? sendPage(reply, officePage(standIn, office)) : reply.callNotFound();
  });
  app.get<OfTransaction>(
    '/offices/:organisation/:office/transactions/:code/:number',
    async ({ params }, reply) => {
      const { organisation, office, code, number } = params;
      const found = books.tables.transactions.get(`${organisation}/${office}/${code}/${number}`);
      return found ? sendPage(reply, transactionPage(found)) : reply.callNotFound();
    },
  );
  app.get('/exchanges', async (_request, reply) => sendPage(reply, exchangesPage(exchanges.all())));
  app.get<{ Params: { id: string } }>('/exchanges/:id', async ({ params }, reply) => {
    const exchange = exchanges.find(Number(params.id));
    return exchange ? sendPage(reply, exchangePage(exchange)) : reply.callNotFound();
  });
  // Browsers ask for one with each page.
  app.get('/favicon.ico', async (_request, reply) => reply.code(204).send());
  faultForms(app, standIn);
}

function faultForms(app: FastifyInstance, standIn: StandIn) {
  const { faults, fairUse } = standIn;
  app.get('/faults', async (_request, reply) => sendPage(reply, faultsPage(standIn)));
  app.post<Form>('/faults', async ({ body }, reply) => {
    try {
      switchFault(standIn, body ?? {});
      return await reply.redirect('/faults', SEE_OTHER);
    } catch (error) {
      if (!(error instanceof FaultError)) throw error;
      return sendPage(reply.code(400), faultsPage(standIn, error.message));
    }
  });
  app.post<Form>('/faults/clear', async ({ body }, reply) => {
    if (body?.id === undefined) faults.clear();
    else faults.remove(Number(body.id));
    return reply.redirect('/faults', SEE_OTHER);
  });
  app.post<Form>('/fair-use', async ({ body }, reply) => {
    if (isMode(body?.mode)) fairUse.setMode(body.mode);
    return reply.redirect('/faults', SEE_OTHER);
  });
  app.post('/reset', async (_request, reply) => {
    startOver(standIn);
    return reply.redirect('/', SEE_OTHER);
  });
}
