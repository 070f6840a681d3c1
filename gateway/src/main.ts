import { createGateway } from './gateway';
import { readOptions } from './read-options';

const { PORT, HOST } = process.env;
const gateway = createGateway(readOptions(process.env));

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void gateway.close());
await gateway.listen({ port: Number(PORT ?? 3000), host: HOST ?? '127.0.0.1' });
console.log(`gateway: ${gateway.listeningOrigin}`);
