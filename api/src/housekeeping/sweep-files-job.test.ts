import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { change } from '../platform/change';
import { sweep } from '../platform/files/sweep';
import { appUnderTest } from '../testing/app-under-test';
import { aCompany } from '../testing/builders';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const app = appUnderTest();
let dir: string;

beforeAll(async () => {
  dir = path.join(app.config.dataDir, 'files');
});

/** Lets so much time pass since all files were written. */
async function sweepAfter(milliseconds: number, rows: string[] = []) {
  const swept = sweep(dir, async () => new Set(rows), Date.now() + milliseconds);
  for await (const { putRight } of swept) await putRight();
}

const left = () =>
  fs
    .readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(path.relative(dir, parentPath), name))
    .sort();

async function aStored() {
  const key = randomUUID();
  await app.store.put(key, Buffer.from('bytes'));
  return { key, place: path.join(key.slice(0, 2), key) };
}

afterEach(() => sweepAfter(31 * DAY).then(() => sweepAfter(62 * DAY)));

it('removes what came in an hour ago and was never stored', async () => {
  const name = path.join('incoming', randomUUID());
  fs.writeFileSync(path.join(dir, name), 'half');
  await sweepAfter(HOUR / 2);
  expect(left()).toEqual([name]);
  await sweepAfter(HOUR + 1000);
  expect(left()).toEqual([]);
});

it('puts a file without a row aside after a day, and removes it a month later', async () => {
  const { key, place } = await aStored();
  await sweepAfter(DAY / 2);
  expect(left()).toEqual([place]);
  await sweepAfter(DAY + 1000);
  expect(left()).toEqual([`unclaimed/${key}`]);
  await sweepAfter(29 * DAY);
  expect(left()).toEqual([`unclaimed/${key}`]);
  await sweepAfter(31 * DAY);
  expect(left()).toEqual([]);
});

it('puts back what has a row after all: another database was asked', async () => {
  const { key, place } = await aStored();
  await sweepAfter(DAY + 1000);
  await sweepAfter(31 * DAY, [key]);
  expect(left()).toEqual([place]);
});

it('asks the database for the rows, and leaves what has one', async () => {
  const { id: relation_id } = await aCompany(app);
  const made = { relation_id, name: 'a.pdf', content_type: 'application/pdf' };
  const source = Buffer.from('bytes');
  const { id } = await change(app, ({ files }) => files.put({ ...made, source }));
  const { key } = await aStored();
  fs.renameSync(path.join(dir, key.slice(0, 2), key), path.join(dir, 'unclaimed', key));
  fs.renameSync(path.join(dir, id.slice(0, 2), id), path.join(dir, 'unclaimed', id));
  await change(app, ({ queue }) => queue('sweep-files', {}));
  await app.jobs.drain();
  expect(left()).toEqual([path.join(id.slice(0, 2), id), `unclaimed/${key}`].sort());
});

it('goes on when one cannot be moved, tells of it and tries it again', async () => {
  const told = jest.spyOn(app.http.log, 'error');
  const { id: relation_id } = await aCompany(app);
  const made = { relation_id, name: 'a.pdf', content_type: 'application/pdf' };
  const places: { aside: string; place: string }[] = [];
  for (const text of ['one', 'two']) {
    const source = Buffer.from(text);
    const { id } = await change(app, ({ files }) => files.put({ ...made, source }));
    places.push({ aside: `unclaimed/${id}`, place: path.join(id.slice(0, 2), id) });
  }
  fs.mkdirSync(path.join(dir, 'unclaimed'), { recursive: true });
  for (const { aside, place } of places)
    fs.renameSync(path.join(dir, place), path.join(dir, aside));
  const [blocked, other] = places.sort((one, two) => one.aside.localeCompare(two.aside));
  if (!blocked || !other) throw new Error('two files');
  fs.mkdirSync(path.join(dir, blocked.place));
  await change(app, ({ queue }) => queue('sweep-files', {}));
  await app.jobs.drain();
  expect(left()).toEqual([blocked.aside, other.place].sort());
  expect(told).toHaveBeenCalledWith(
    expect.objectContaining({ file: path.join(dir, blocked.aside) }),
    'file not swept',
  );

  fs.rmdirSync(path.join(dir, blocked.place));
  await app.db.execute(
    `UPDATE pgboss.job SET start_after = now() WHERE name = 'sweep-files' AND state = 'retry'`,
  );
  await app.jobs.drain();
  expect(left()).toEqual([blocked.place, other.place].sort());
});
