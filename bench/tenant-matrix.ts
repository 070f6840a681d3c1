import { runMatrix } from '../api/src/tenants/testing/run-matrix';
import { testApp } from '../api/src/testing/test-app';

/** How many cells the tenant matrix has, and how long it takes. Prints JSON. */
const app = await testApp({ config: { twoFactor: 'optional' } });
const figures = await runMatrix(app);
await app.close();
process.stdout.write(JSON.stringify(figures));
