import fs from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { root } from './run.mjs';
import { say } from './say.mjs';

const dataDir = path.resolve(process.env.DATA_DIR ?? path.join(root, '.data'));

if (!fs.existsSync(dataDir)) {
  say(`There is nothing in ${dataDir}.`);
} else if (await agreed()) {
  fs.rmSync(dataDir, { recursive: true });
  say('Thrown away. The next npm start begins anew.');
} else {
  say('Nothing was thrown away.');
}

async function agreed() {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(
    `Throw away all invoices, documents and users in ${dataDir}? Type "yes": `,
  );
  terminal.close();
  return answer.trim() === 'yes';
}
