import { turnsDuring } from '../../../../testing/turns-during';
import type { Element } from './element';
import { parseXml } from './parse-xml';
import { readXml } from './read-xml';

const names = Array.from({ length: 10_000 }, (_, n) => `<dimension>Jansen &amp; ${n}</dimension>`);
const long = `<dimensions>${names.join('')}</dimensions>`;

it('reads a long answer as a short one, and lets others have their turn meanwhile', async () => {
  let read: Element | undefined;
  const turns = await turnsDuring(async () => {
    read = await readXml(long);
  });
  expect(read).toEqual(parseXml(long));
  expect(turns).toBeGreaterThan(10);
});

it('refuses half a document, however long it is', async () => {
  for (const text of ['<dimensions><dimension>', long.slice(0, -10)])
    await expect(readXml(text)).rejects.toThrow('not well-formed');
});
