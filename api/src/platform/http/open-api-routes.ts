import { endpoints } from '@boekwerk/shared/contract/all';
import type { App } from '../app';
import { DOCS_POLICY, docsPage } from './docs-page';
import { openApi } from './open-api';

/** The contract, for programs and for people. */
export function openApiRoutes({ http }: Pick<App, 'http'>) {
  http.get('/api/openapi.json', async () => openApi(endpoints));
  http.get('/api/docs', async (_request, reply) =>
    reply
      .header('content-security-policy', DOCS_POLICY)
      .type('text/html; charset=utf-8')
      .send(docsPage(endpoints)),
  );
}
