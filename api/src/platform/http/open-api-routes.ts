import { endpoints } from '@boekwerk/shared/contract/all';
import type { App } from '../app';
import { DOCS_POLICY, docsPage } from './docs-page';
import { openApi } from './open-api';

/** The contract, for programs and for people. */
export function openApiRoutes({ http }: Pick<App, 'http'>, contract = endpoints) {
  const document = madeOnce(() => JSON.stringify(openApi(contract)));
  const page = madeOnce(() => docsPage(contract));
  http.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(document()),
  );
  http.get('/api/docs', async (_request, reply) =>
    reply
      .header('content-security-policy', DOCS_POLICY)
      .type('text/html; charset=utf-8')
      .send(page()),
  );
}

/** When somebody first asks: anybody may, and to make it takes as long as a dozen other calls. */
function madeOnce(make: () => string): () => Buffer {
  let made: Buffer | undefined;
  return () => {
    made ??= Buffer.from(make());
    return made;
  };
}
