import type { FastifyInstance } from 'fastify';
import type { Builds } from '../builds';
import { failure } from '../failure';
import { limitPerMinute } from '../limit-per-minute';
import type { Releases } from '../releases';
import { TEXTS } from '../texts';
import { type Visitor, visitorOf } from '../visitor';
import { visitorAddress } from '../visitor-address';
import { type Figure, readFigures } from './figure';
import type { KeptFigures } from './kept-figures';
import type { Trials } from './trials';

type Options = { releases: Releases; builds: Builds; figures: KeptFigures; trials: Trials };

const MAX_BYTES = 4 * 1024;
/** An office calls from one address, and a page tells something two or three times. */
const LIMITS = { ofOne: 240, ofAll: 3000 };

/**
 * `POST /figures`: how the builds of a page fare, a list of {@link Figure}, from anybody: what is broken may be the page
 * on which they sign in. 204, also for what is over the limits, since a page that is gone cannot send it again; 400 for
 * anything else than figures.
 *
 * A canary that does worse than the current build is ended here: from the next page on nobody gets it.
 */
export async function figuresEndpoint(app: FastifyInstance, options: Options): Promise<void> {
  const { releases, builds, figures, trials } = options;
  const mayTell = limitPerMinute(LIMITS);
  app.addHook('onClose', async () => figures.flush());
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: MAX_BYTES },
    (_request, body, done) => done(null, body),
  );

  app.post('/figures', (request, reply) => {
    if (!mayTell(request.ip)) return reply.code(204).send();
    const told = readFigures(request.body);
    if (!told) return reply.code(400).send(failure(TEXTS.unreadable, request.id));
    for (const figure of told)
      if (builds.of(figure.name).includes(figure.build))
        take(figure, visitorOf(request), visitorAddress(request.ip));
    return reply.code(204).send();
  });

  function take(figure: Figure, visitor: Visitor, address: string): void {
    const { name, build } = figure;
    figures.add(figure);
    const trial = releases.trials().find((one) => one.name === name);
    // Only of what this browser is given: an older page, or who makes one up, says nothing about these two.
    if (!trial || releases.buildOf(name, visitor) !== build) return;
    const why = trials.note(trial, address, figure);
    if (why === null) return;
    figures.end({
      name,
      build: trial.build,
      since: trial.since,
      at: new Date().toISOString(),
      why,
    });
    app.log.warn({ name, build: trial.build, why }, 'a canary is ended');
  }
}
