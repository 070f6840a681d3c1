import type { FastifyInstance } from 'fastify';
import { fill } from '../books/fill';
import { DIMENSION_TYPES } from '../books/types';
import { isMode } from '../fair-use/fair-use';
import type { StandIn } from '../stand-in';
import { FaultError, type FaultInput } from './read-fault';
import { startOver, switchFault } from './switch-fault';

type With<Body> = { Body: Body | null };

/** What tests switch and look at, in JSON. */
export function faultCall(app: FastifyInstance, standIn: StandIn) {
  const { books, faults, fairUse } = standIn;
  app.get('/_faults', async () => ({ faults: faults.all(), fairUse: fairUse.mode() }));
  app.post<With<FaultInput>>('/_faults', async ({ body }, reply) => {
    try {
      return await reply.code(201).send({ fault: switchFault(standIn, body ?? {}) });
    } catch (error) {
      if (error instanceof FaultError) return reply.code(400).send({ error: error.message });
      throw error;
    }
  });
  app.delete('/_faults', async (_request, reply) => {
    faults.clear();
    return reply.code(204).send();
  });
  app.delete<{ Params: { id: string } }>('/_faults/:id', async ({ params }, reply) =>
    reply.code(faults.remove(Number(params.id)) ? 204 : 404).send(),
  );
  app.put<With<{ mode?: unknown }>>('/_fair-use', async ({ body }, reply) => {
    if (!isMode(body?.mode)) return reply.code(400).send({ error: 'mode' });
    fairUse.setMode(body.mode);
    return { fairUse: fairUse.mode() };
  });
  app.post('/_reset', async (_request, reply) => {
    startOver(standIn);
    return reply.code(204).send();
  });
  app.post<With<{ office?: string; type?: string; count?: number }>>(
    '/_fill',
    async ({ body }, reply) => {
      const office = books.tables.offices.get(String(body?.office));
      const type = DIMENSION_TYPES.find((each) => each === body?.type);
      if (!office || !type) return reply.code(400).send({ error: office ? 'type' : 'office' });
      return { added: fill(books, office, type, Number(body?.count ?? 0)) };
    },
  );
  // Deleted ones among them, so that a test can count what was ever written.
  app.get<{ Querystring: { office?: string } }>('/_transactions', async ({ query }) => ({
    transactions: [...books.tables.transactions.values()].filter(
      ({ office }) => query.office === undefined || query.office === office,
    ),
  }));
}
