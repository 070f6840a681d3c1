import fs from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { say } from './say.mjs';
import { settings } from './settings.mjs';

const { dataDir } = settings;

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
