import { createRequire } from 'node:module';
import type { IsoDate } from '@boekwerk/shared/domain/dates/dates';
import { formatAmount, formatDate } from '@boekwerk/shared/domain/money/format';
import { fromCents, sum, toCents } from '@boekwerk/shared/domain/money/money';
import sharp, { type OverlayOptions } from 'sharp';

const fontfile = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf',
);

export type Receipt = {
  shop: string;
  place: string;
  date: IsoDate;
  time: string;
  items: [name: string, euro: number][];
  /** In whole per cent; the prices have it in them. */
  vat: number;
  /** How it lies on the table, in degrees. */
  angle: number;
  table: string;
};

const PAPER = { width: 560, margin: 40 };
const TABLE = { width: 760, height: 1000 };

/** The photo of a till receipt on a table: a little askew, with a shadow and the grain of a telephone. */
export async function receiptPhoto(receipt: Receipt): Promise<Buffer> {
  const paper = await paperOf(receipt);
  const turned = await sharp(paper)
    .rotate(receipt.angle, { background: '#0000' })
    .resize(TABLE.width - 80, TABLE.height - 80, { fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp({ create: { ...TABLE, channels: 3, background: receipt.table } })
    .composite([
      { input: await shadowOf(turned), gravity: 'centre' },
      { input: turned, gravity: 'centre' },
      { input: await grain(), blend: 'soft-light' },
    ])
    .jpeg({ quality: 74 })
    .toBuffer();
}

/** What is printed, block under block, on paper that is as long as it needs to be. */
async function paperOf(receipt: Receipt): Promise<Buffer> {
  const { shop, place, date, time, items, vat } = receipt;
  const total = sum(items.map(([, euro]) => toCents(euro)));
  const tax = Math.round((total * vat) / (100 + vat));
  const amounts = [
    ...items.map(([, euro]) => formatAmount(euro)),
    '',
    formatAmount(fromCents(total)),
    formatAmount(tax / 100),
  ];
  const names = [...items.map(([name]) => name), '', 'TOTAAL', `waarvan btw ${vat}%`];

  const head = await print(`${shop}\n${place}\n${formatDate(date)}  ${time}`, 26, 'centre');
  const left = await print(names.join('\n'), 24, 'left');
  const right = await print(amounts.join('\n'), 24, 'right');
  const foot = await print('Betaald met pin\nBedankt en tot ziens', 22, 'centre');

  const tops = [70, 70 + head.height + 50];
  const below = (tops[1] ?? 0) + left.height + 60;
  const height = below + foot.height + 90;
  const middle = (width: number) => Math.round((PAPER.width - width) / 2);
  const blocks: OverlayOptions[] = [
    { input: head.png, top: tops[0], left: middle(head.width) },
    { input: left.png, top: tops[1], left: PAPER.margin },
    { input: right.png, top: tops[1], left: PAPER.width - PAPER.margin - right.width },
    { input: foot.png, top: below, left: middle(foot.width) },
  ];
  return sharp({ create: { width: PAPER.width, height, channels: 4, background: '#f7f5ee' } })
    .composite(blocks)
    .png({ compressionLevel: 1 })
    .toBuffer();
}

async function print(text: string, size: number, align: 'left' | 'centre' | 'right') {
  const printed = sharp({
    text: { text: escaped(text), font: `Inter ${size}`, fontfile, align, spacing: 10, rgba: true },
  });
  const { data, info } = await printed.png().toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
}

/** The text is markup to whoever draws it. */
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The paper's outline in black, a little lower, with soft edges. */
async function shadowOf(paper: Buffer): Promise<Buffer> {
  const around = { top: 34, left: 20, bottom: 20, right: 20, background: '#0000' };
  return sharp(paper)
    .linear([0, 0, 0, 0.45], [0, 0, 0, 0])
    .extend(around)
    .blur(8)
    .png({ compressionLevel: 1 })
    .toBuffer();
}

let made: Promise<Buffer> | undefined;

/** The same for every photo: a film of fine noise. */
function grain(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 22 } as const;
  made ??= sharp({ create: { ...TABLE, channels: 3, background: '#888', noise } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return made;
}
