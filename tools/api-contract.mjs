import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildOnce } from './build-once.mjs';
import { CONTRACT_FILE } from './contract-report/report-text.mjs';
import { root } from './run.mjs';

const folder = path.join(root, '.build/contract');

const CONTRACT = {
  name: 'contract',
  sources: ['shared', 'tools/contract-report', 'tools/api-contract.mjs', 'pnpm-lock.yaml'],
  results: ['contract'],
};

let contract;

/** What the API of these sources serves, as a build of it says; read once, as a process builds one version of them. */
export const apiContract = () => {
  contract ??= readContract();
  return contract;
};

async function readContract() {
  await buildOnce(root, CONTRACT, async () => {
    const { tsImport } = await import('tsx/esm/api');
    const { reportApi } = await tsImport('./contract-report/report-build.ts', import.meta.url);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, CONTRACT_FILE), reportApi());
  });
  return readFileSync(path.join(folder, CONTRACT_FILE), 'utf8');
}
