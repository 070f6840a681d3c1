import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { LANES } from '../../platform/child-process/lanes';
import { readPhoto } from './read-pictures';

/** Where temporary folders are made by this process. */
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pictures-'));
const before = process.env.TMPDIR;
const photo = path.join(folder, 'photo.png');

beforeAll(async () => {
  process.env.TMPDIR = folder;
  await sharp({ create: { width: 200, height: 200, channels: 3, background: '#fff' } })
    .png()
    .toFile(photo);
});
afterAll(() => {
  if (before === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before;
  fs.rmSync(folder, { recursive: true });
});

it.each([
  ['was read', LANES.pictures.seconds, { pages: expect.any(Array) }],
  ['was ended while it began', 0.6, { problem: 'too large' }],
])('a picture that %s leaves nothing behind on the disk', async (_, seconds, reading) => {
  const lane = jest.replaceProperty(LANES.pictures, 'seconds', seconds as never);
  expect(await readPhoto(photo)).toEqual(reading);
  expect(fs.readdirSync(folder)).toEqual(['photo.png']);
  lane.restore();
});
