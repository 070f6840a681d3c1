import { tsImport } from 'tsx/esm/api';

/** What the API of these sources serves, as a build of it says. */
export async function apiContract() {
  const { reportApi } = await tsImport('./contract-report/report-build.ts', import.meta.url);
  return reportApi();
}
