import fs from 'node:fs/promises';
import path from 'node:path';
import { pagePicture } from './page-picture';
import { mergePages } from './run-pages';
import { HARD_PICTURES, seenOf } from './testing/hard-pictures';
import { inFolder } from './testing/in-folder';
import { meanDifference, renderPages } from './testing/render-pages';

/** Of 255: what pressing and drawing smaller change. One that is turned, negative or black differs ten times more. */
const ALIKE = 5;

it('pictures of all kinds become pages, the right way up and on white', () =>
  inFolder(async (folder) => {
    const pictures = Object.entries(HARD_PICTURES);
    const files = [];
    for (const [name, make] of pictures) {
      const file = path.join(folder, name);
      await fs.writeFile(file, await make());
      files.push(await pagePicture(file, folder));
    }
    const limits = { maxPages: 500, maxBytes: 1e8 };
    const result = await mergePages({ files, folder, isConfirmed: false, ...limits });
    expect(result).toMatchObject({ written: [{ pages: pictures.length }] });

    const { pages } = await renderPages(path.join(folder, 'merged.pdf'));
    const differences: Record<string, number> = {};
    for (const [at, page] of pages.entries()) {
      const [name, make] = pictures[at] ?? [];
      const seen = await seenOf((await make?.()) ?? Buffer.alloc(0), page.size);
      differences[name ?? ''] = meanDifference(Buffer.from(page.pixels, 'base64'), seen);
    }
    const wrong = Object.entries(differences).filter(([, difference]) => difference >= ALIKE);
    expect(wrong).toEqual([]);
  }));

it('a photo keeps each of its bytes, also when it is turned', () =>
  inFolder(async (folder) => {
    const photo = (await HARD_PICTURES['a photo that was turned right']?.()) ?? Buffer.alloc(0);
    const file = path.join(folder, 'foto');
    await fs.writeFile(file, photo);
    const files = [await pagePicture(file, folder)];
    const limits = { maxPages: 500, maxBytes: 1e8 };
    await mergePages({ files, folder, isConfirmed: false, ...limits });
    const made = await fs.readFile(path.join(folder, 'merged.pdf'));
    expect(made.includes(photo)).toBe(true);
  }));
