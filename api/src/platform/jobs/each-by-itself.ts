import type { FastifyBaseLogger } from 'fastify';

/**
 * Does for each, one after the other, what a job is there for. One that fails is logged, and holds up no other.
 *
 * @param failure what the log says of one that fails, beside what it is about
 * @throws once all had their turn, when some of them failed: the job is then retried
 */
export async function eachByItself<About extends object>(
  { log }: { log: FastifyBaseLogger },
  all: Iterable<About> | AsyncIterable<About>,
  failure: string,
  work: (about: About) => Promise<unknown>,
): Promise<void> {
  let failed = 0;
  for await (const about of all)
    await work(about).catch((err: unknown) => {
      const at: object = { err, ...about };
      log.error(at, failure);
      failed += 1;
    });
  if (failed > 0) throw new Error(`${failed} × ${failure}`);
}
