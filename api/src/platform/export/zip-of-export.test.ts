import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { unzipSync } from 'fflate';
import type { PlacedFile } from './exported';
import { zipOfExport } from './zip-of-export';

const at = new Date('2026-11-23T10:00:00Z');
const fileOf = (number: number, open?: PlacedFile['open']): PlacedFile => ({
  path: `documenten/${number}.pdf`,
  at,
  open: open ?? (async () => Readable.from([Buffer.from(`document ${number}`)])),
});
const exportedOf = (files: PlacedFile[]) => ({
  ...{ tables: [], files, at, about: ['Alle gegevens van Bakkerij'] },
});

/** What came out until it broke off. */
async function brokenOff(zip: Readable): Promise<Buffer> {
  const parts: Buffer[] = [];
  await expect(
    (async () => {
      for await (const part of zip) parts.push(part as Buffer);
    })(),
  ).rejects.toThrow();
  return Buffer.concat(parts);
}

it('breaks off when the right is lost on the way, and then is no zip', async () => {
  const files = Array.from({ length: 60 }, (_, number) => fileOf(number));
  const answers = [true, true, false];
  const part = await brokenOff(
    zipOfExport(exportedOf(files), async () => answers.shift() ?? false),
  );
  expect(part.includes('documenten/49.pdf')).toBe(true);
  expect(part.includes('documenten/50.pdf')).toBe(false);
  expect(() => unzipSync(part)).toThrow();
});

it('is no zip either when the right is lost while the last few are on their way', async () => {
  const answers = [true, false];
  const part = await brokenOff(
    zipOfExport(exportedOf([fileOf(0), fileOf(1)]), async () => answers.shift() ?? false),
  );
  expect(() => unzipSync(part)).toThrow();
});

it('breaks off when a disk fails, and does not call the file missing', async () => {
  const failing = fileOf(1, () => Promise.reject(new Error('EIO')));
  const part = await brokenOff(zipOfExport(exportedOf([fileOf(0), failing]), async () => true));
  expect(() => unzipSync(part)).toThrow();
});

it('tries once more what could not be read or drawn, after all others, and only then calls it missing', async () => {
  const asked: number[] = [];
  const opens = (number: number, answers: (string | null)[]) =>
    fileOf(number, async () => {
      asked.push(number);
      const text = answers.shift();
      return text ? Readable.from([Buffer.from(text)]) : null;
    });
  const files = [opens(0, [null, 'drawn']), opens(1, [null, null]), opens(2, ['read'])];
  const zip = unzipSync(await buffer(zipOfExport(exportedOf(files), async () => true)));
  expect(asked).toEqual([0, 1, 2, 0, 1]);
  expect(Buffer.from(zip['documenten/0.pdf'] ?? []).toString()).toBe('drawn');
  expect(Object.keys(zip)).not.toContain('documenten/1.pdf');
  const list = Buffer.from(zip['manifest.csv'] ?? []).toString();
  expect(list.split('\n').filter((line) => line.includes('ontbreekt'))).toEqual([
    expect.stringContaining('documenten/1.pdf'),
  ]);
});

it('opens no file before the one in front of it was taken out', async () => {
  let opened = 0;
  const files = Array.from({ length: 100 }, (_, number) =>
    fileOf(number, async () => {
      opened++;
      return Readable.from([Buffer.alloc(10_000, number)]);
    }),
  );
  const zip = zipOfExport(exportedOf(files), async () => true);
  zip.once('readable', () => {});
  for (let turn = 0; turn < 200; turn++) await new Promise(setImmediate);
  expect(opened).toBeLessThan(20);
  expect(Object.keys(unzipSync(await buffer(zip)))).toHaveLength(103);
});

it('lets go of what came out: thousands of files take no more memory than one', async () => {
  const opened: WeakRef<Readable>[] = [];
  const files = Array.from({ length: 50 }, (_, number) =>
    fileOf(number, async () => {
      const bytes = Readable.from([Buffer.from(`document ${number}`)]);
      opened.push(new WeakRef(bytes));
      return bytes;
    }),
  );
  const zip = zipOfExport(exportedOf(files), async () => true);
  const isAlmostThere = new Promise((resolve) => files.push(fileOf(50, waitFor(resolve))));
  zip.resume();
  await isAlmostThere;
  collectGarbage();
  expect(opened).toHaveLength(50);
  expect(opened.filter((each) => each.deref()).length).toBeLessThan(5);
  zip.destroy();
});

/** A file that is reached, and never comes. */
const waitFor = (reached: (value: unknown) => void) => async () => {
  await new Promise(setImmediate);
  reached(null);
  return new Readable({ read: () => {} });
};

function collectGarbage() {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}

it('closes the file that is open when whoever fetches it goes away', async () => {
  const endless = new Readable({ read: () => {} });
  const zip = zipOfExport(exportedOf([fileOf(0, async () => endless)]), async () => true);
  const isOpened = new Promise((resolve) => endless.once('resume', resolve));
  zip.resume();
  await isOpened;
  zip.destroy();
  await new Promise((resolve) => endless.once('close', resolve));
  expect(endless.destroyed).toBe(true);
});
