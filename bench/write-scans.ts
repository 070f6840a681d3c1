// Writes scans of bills into the folder that is named, as many as are asked for: `write-scans.ts <folder> <count>`.
import fs from 'node:fs';
import path from 'node:path';
import { papers } from '../api/src/bookkeeping/recognition/testing/papers/all-papers';

const [folder = '.', count = '0'] = process.argv.slice(2);
const scans = [...papers()].filter(({ kind }) => kind === 'scan').slice(0, Number(count));
for (const [at, { bytes }] of scans.entries())
  fs.writeFileSync(path.join(folder, `scan-${at + 1}.pdf`), await bytes());
