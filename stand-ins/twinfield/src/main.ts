import { createStandIn } from './create-stand-in';
import { readSettings } from './read-settings';

const settings = readSettings(process.env);
const standIn = createStandIn(settings);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void standIn.close());
await standIn.listen({ port: settings.port, host: process.env.ACCOUNTING_HOST || '127.0.0.1' });
console.log(`accounting: ${settings.publicUrl}`);
