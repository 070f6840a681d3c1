// Writes anew what the calls that are made most ask of the database: api/src/hot-statements.sql.
import { bin, run } from './run.mjs';

const test = ['--selectProjects', 'layers', '--runTestsByPath', 'api/src/hot-statements.test.ts'];
const { code } = await run(bin('jest'), test, { env: { WRITE_STATEMENTS: 'on' } });
process.exitCode = code;
