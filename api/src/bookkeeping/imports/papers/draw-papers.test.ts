import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pdfText } from '../../../formats/pdf/testing/pdf-text';
import { drawPapers } from './draw-papers';
import type { Paper } from './paper';

let folder: string;
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'papers-'));
});
afterAll(() => fs.rm(folder, { recursive: true }));

const paperOf = (party: string, description = 'Vis'): Paper => ({
  title: `Inkoopfactuur ${party}`,
  facts: [['Leverancier', party]],
  columns: [
    { title: 'Omschrijving', width: 3, isFigures: false },
    { title: 'Incl. btw', width: 1, isFigures: true },
  ],
  rows: [[description, '€ 1.090,00']],
  total: ['Totaal', '€ 1.090,00'],
  isLandscape: false,
});

const draw = async (...papers: Paper[]) => {
  const into = await fs.mkdtemp(path.join(folder, 'drawn-'));
  return drawPapers(papers, {
    newFolder: async () => into,
    signal: new AbortController().signal,
  });
};

it('draws the letters of other languages, which a reader finds as they are', async () => {
  const names = ['Łukasz Żółć', 'Ömer Şahin', 'Αθήνα Ελλάς', 'Борис Щукин', 'Café Zoë €'];
  const drawn = await draw(...names.map((name) => paperOf(name, `Vis van ${name}`)));
  const texts: string[][] = [];
  for (const { path } of drawn) texts.push(await pdfText(await fs.readFile(path)));
  for (const [at, name] of names.entries())
    expect(texts[at]).toEqual([
      `Inkoopfactuur ${name} Leverancier ${name} Omschrijving Incl. btw Vis van ${name} € 1.090,00 Totaal € 1.090,00`,
    ]);
});

it('draws a box for what no font has, and as much as fits of a long text', async () => {
  const [drawn] = await draw(paperOf('日本\u202E Sushi', 'Щука '.repeat(100)));
  const [page = ''] = await pdfText(await fs.readFile(drawn?.path ?? ''));
  expect(page).toContain('Leverancier □□ Sushi Omschrijving');
  expect(page).toMatch(/btw (Щука )+\S*… € 1/);
});

it('gives equal bytes for equal papers, whatever was drawn before, and takes little more for other letters', async () => {
  const drawn = await draw(
    ...['Łódź', 'Δ ∆', '∆ Δ', 'Łódź', 'Jansen'].map((name) => paperOf(name)),
  );
  const [first, , , again, plain] = drawn;
  expect(again?.sha256).toBe(first?.sha256);
  expect([...(await draw(paperOf('∆ Δ')))].map(({ sha256 }) => sha256)).toEqual([drawn[2]?.sha256]);
  expect((first?.size ?? 0) - (plain?.size ?? 0)).toBeLessThan(15_000);
});
