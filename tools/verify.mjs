// Looks whether all is so in the data of an installation that must be; `--mend` puts right what can be for sure.
import fs from 'node:fs';
import path from 'node:path';
import { install } from './install.mjs';
import { root, run } from './run.mjs';
import { settings } from './settings.mjs';

await install();
const script = path.join(root, '.build/api/verify.js');
// What runs may be using the build that there is.
if (!fs.existsSync(script)) await (await import('./build-api.mjs')).buildApi();
const { code } = await run(process.execPath, [script, ...process.argv.slice(2)], {
  env: { DATA_DIR: settings.dataDir, LOG_LEVEL: 'warn' },
});
process.exitCode = code;
