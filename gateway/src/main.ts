import { createGateway } from './gateway';

const { PORT, HOST, API_URL, WWW_DIR, NODE_ENV, PUBLIC_URL, SENTRY_DSN, TRUST_PROXY } = process.env;

const gateway = createGateway({
  wwwDir: WWW_DIR ?? '.www',
  apiUrl: API_URL ?? 'http://127.0.0.1:3001',
  isDevelopment: NODE_ENV === 'development',
  isSecure: PUBLIC_URL?.startsWith('https:') ?? false,
  errorReports: SENTRY_DSN ?? '',
  isBehindProxy: TRUST_PROXY === 'true',
});

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void gateway.close());
await gateway.listen({ port: Number(PORT ?? 3000), host: HOST ?? '127.0.0.1' });
console.log(`gateway: ${gateway.listeningOrigin}`);
