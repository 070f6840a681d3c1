import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { degrees, PDFDocument } from '@cantoo/pdf-lib';
import { isWhole, slice } from '../../testing/slice';
import { cutPages, mergePages } from './run-pages';
import { aPdf, HARD_PDFS } from './testing/hard-pdfs';
import { inFolder } from './testing/in-folder';
import { differenceOf, renderPages } from './testing/render-pages';

/** Letters that another font draws; a page that is lost, turned or another one differs ten times more. */
const ALIKE = 0.8;
/** Of a thousand pages these are looked at. */
const MOST = 40;

const open = Object.entries(HARD_PDFS).filter(([, { pages }]) => pages !== 'locked');
const tried = slice(
  open.filter(([, { isLong }]) => isWhole || !isLong),
  0.1,
  'hard PDFs',
);

const write = async (folder: string, name: string, bytes: Uint8Array) => {
  const file = path.join(folder, name);
  await fs.writeFile(file, bytes);
  return file;
};

describe('a PDF with', () => {
  it.each(tried)('%s is cut, and each page is as it was', (_, { make, pages, isInvoice = false }) =>
    inFolder(async (folder) => {
      const source = await write(folder, 'source.pdf', await make());
      const all = Array.from({ length: Number(pages) }, (_, at) => at + 1);
      // The last page first, so that the order is looked at as well.
      const groups = [all.slice(1).reverse(), [1]];
      const result = await cutPages({
        source,
        folder,
        groups,
        isConfirmed: isInvoice,
        maxBytes: 1e9,
      });
      expect(result).toMatchObject({ written: groups.map(({ length }) => ({ pages: length })) });

      const seen = await renderPages(source);
      for (const [at, group] of groups.entries()) {
        const made = await renderPages(path.join(folder, `${at}.pdf`), MOST);
        expect(made.count).toBe(group.length);
        for (const [place, page] of made.pages.entries()) {
          const original = seen.pages[(group[place] ?? 0) - 1];
          expect(original && differenceOf(original, page)).toBeLessThan(ALIKE);
        }
      }
    }),
  );

  it(
    'all of that is merged into one, and each page is as it was',
    () =>
      inFolder(async (folder) => {
        const sources = [];
        for (const [at, [, { make }]] of tried.entries())
          sources.push(await write(folder, `${at}.pdf`, await make()));
        const result = await mergePages({
          files: sources.map((file) => ({ path: file, picture: null })),
          folder,
          isConfirmed: true,
          maxPages: 2000,
          maxBytes: 1e9,
        });
        expect(result).toMatchObject({ written: [{}] });
        const made = await renderPages(path.join(folder, 'merged.pdf'), 2000);
        const seen = [];
        for (const source of sources) seen.push(...(await renderPages(source)).pages);
        expect(made.count).toBe(seen.length);
        for (const [at, page] of made.pages.entries())
          expect(seen[at] && differenceOf(seen[at], page)).toBeLessThan(ALIKE);
      }),
    300_000,
  );
});

describe('what is refused', () => {
  const cut = (name: string, change = {}) =>
    inFolder(async (folder) => {
      const source = await write(
        folder,
        'a.pdf',
        (await HARD_PDFS[name]?.make()) ?? new Uint8Array(),
      );
      const groups = [[1], [2]];
      return cutPages({ source, folder, groups, isConfirmed: false, maxBytes: 1e9, ...change });
    });

  it('is a PDF that needs a password', async () => {
    expect(await cut('a user password')).toEqual({ problem: 'locked' });
  });

  it('is one with an e-invoice, until it was confirmed', async () => {
    expect(await cut('an e-invoice')).toEqual({ problem: 'e-invoice' });
  });

  it('is one that is broken, or has other pages', async () => {
    expect(await cut('none')).toEqual({ problem: 'broken' });
    expect(await cut('an owner password')).toEqual({ problem: 'other pages' });
  });

  it('is more than may come of it', async () => {
    expect(await cut('pages of A3', { maxBytes: 100 })).toEqual({ problem: 'too large' });
  });
});

describe('who gets one page of', () => {
  const objectsOfFirst = (name: string) =>
    inFolder(async (folder) => {
      const { make, pages } = HARD_PDFS[name] ?? {};
      const source = await write(folder, 'a.pdf', (await make?.()) ?? new Uint8Array());
      const rest = Array.from({ length: Number(pages) - 1 }, (_, at) => at + 2);
      await cutPages({ source, folder, groups: [[1], rest], isConfirmed: false, maxBytes: 1e9 });
      const made = await PDFDocument.load(await fs.readFile(path.join(folder, '0.pdf')));
      return made.context.enumerateIndirectObjects().map(([, object]) => object.toString());
    });
  const count = (objects: string[], kind: RegExp) =>
    objects.filter((text) => kind.test(text)).length;

  it('linked ones gets no other', async () => {
    expect(count(await objectsOfFirst('links from page to page'), /\/Type \/Page\b/)).toBe(1);
  });

  it('several with one dictionary of pictures gets its own picture', async () => {
    const objects = await objectsOfFirst('pictures that all pages share');
    expect(count(objects, /\/Subtype \/Image\b/)).toBe(1);
  });

  it('several with scripts and a program gets none of these', async () => {
    const objects = await objectsOfFirst('scripts, programs and links to elsewhere');
    expect(count(objects, /JavaScript|Launch|EmbeddedFile|OpenAction/)).toBe(0);
    expect(count(objects, /voorbeeld\.example/)).toBe(1);
  });
});

describe('the comparison of a result with its source', () => {
  const looksAs = (made: PDFDocument, order = [1, 2, 3]) =>
    inFolder(async (folder) => {
      const source = await write(folder, 'source.pdf', await (await aPdf(3)).save());
      const result = await write(folder, 'result.pdf', await made.save());
      const child = path.join(process.cwd(), 'api/src/bookkeeping/pages/testing/check-child.mjs');
      const { stdout } = await promisify(execFile)(process.execPath, [
        child,
        source,
        result,
        JSON.stringify(order),
      ]);
      return JSON.parse(stdout);
    });

  it('finds no fault in the same pages', async () => {
    expect(await looksAs(await aPdf(3))).toBe(true);
  });

  it.each<[string, (made: PDFDocument) => void]>([
    [
      'a page that is blank',
      (made) => {
        made.removePage(1);
        made.insertPage(1, [595, 842]);
      },
    ],
    ['a page that is turned', (made) => made.getPage(1).setRotation(degrees(180))],
    ['a page that is missing', (made) => made.removePage(2)],
    ['a page too many', (made) => void made.addPage()],
    ['a page that is cut off', (made) => made.getPage(0).setCropBox(0, 0, 300, 300)],
  ])('finds %s', async (_, change) => {
    const made = await aPdf(3);
    change(made);
    expect(await looksAs(made)).toBe(false);
  });

  it('finds two pages that changed places', async () => {
    expect(await looksAs(await aPdf(3), [1, 3, 2])).toBe(false);
  });
});
