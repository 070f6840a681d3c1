// @ts-check
// Says whether the pages of a PDF look as those of another do, in an order, as it is said of each cut and merge.
import fs from 'node:fs';
import { readSource } from '../source-pages.mjs';
import { looksAs } from '../write-pages.mjs';

const [, , source = '', result = '', order = '[]'] = process.argv;
const read = await readSource(fs.readFileSync(source), { isConfirmed: true });
if (typeof read === 'string') throw new Error(read);
const prints = JSON.parse(order).map((/** @type {number} */ page) => read.prints[page - 1]);
process.stdout.write(JSON.stringify(await looksAs(fs.readFileSync(result), prints)));
