import { tsImport } from 'tsx/esm/api';

let contract;

/** What the API of these sources serves, as a build of it says; read once, as a process builds one version of them. */
export const apiContract = () => {
  contract ??= readContract();
  return contract;
};

async function readContract() {
  const { reportApi } = await tsImport('./contract-report/report-build.ts', import.meta.url);
  return reportApi();
}
