import fs from 'node:fs';
import path from 'node:path';
import { jobs } from './jobs';

const JOB = /-job\.ts$/;

const sources = fs
  .readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|(?:^|\/)testing\//.test(file));

const textOf = (file: string) => fs.readFileSync(path.join(__dirname, file), 'utf8');

/** `clean-up-job.ts` → `cleanUpJob` */
const functionOf = (file: string) =>
  path.basename(file, '.ts').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

it('lists the job of each file that is called one', () => {
  const named = sources.filter((file) => JOB.test(file)).map(functionOf);
  expect(jobs.map(({ name }) => name).sort()).toEqual(named.sort());
});

it('a job is done nowhere but in its file, under the name of the file', () => {
  const doing = sources.filter((file) => /\bjobs\.handle\(/.test(textOf(file)));
  expect(doing).toEqual(sources.filter((file) => JOB.test(file)));
  const strays = doing.filter((file) => {
    const name = path.basename(file).replace(JOB, '');
    return !textOf(file).includes(`name: '${name}'`) || !textOf(file).includes(`'${name}':`);
  });
  expect(strays).toEqual([]);
});
