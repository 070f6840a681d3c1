import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { aPdf } from './hard-pdfs';

/** What becomes of a file that is handed in: kept with so many pages, or refused. */
type Becomes =
  | {
      pages: number;
      /** Why it is not cut, and not merged, in Dutch; `done` when it is. */
      cut: string;
      merge: string;
    }
  | { refused: string };

type OddFile = {
  name: string;
  /** It takes long. */
  isLong?: true;
  make: () => Promise<Uint8Array> | Uint8Array;
  becomes: Becomes;
};

const BROKEN = 'is beschadigd en kan niet worden samengevoegd';
const ONE_PAGE = 'Dit bestand bestaat uit één pagina en kan niet geknipt worden.';
const UNCOUNTED =
  'Van dit bestand is niet te lezen hoeveel pagina’s het heeft. Het kan niet geknipt worden.';
const KIND = 'Dit bestandstype wordt niet ondersteund';
const DAMAGED = 'Dit bestand is beschadigd en kan niet worden gelezen';
const BOMB = 'Dit PDF-bestand is na uitpakken te groot om te verwerken';

const text = (content: string) => () => Buffer.from(content, 'latin1');
const objects = (...all: string[]) =>
  text(
    `%PDF-1.4\n${all.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('')}trailer\n<< /Root 1 0 R >>\n%%EOF\n`,
  );

const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>';
const PAGE = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>';

const onePage = { cut: ONE_PAGE, merge: 'done' };
const broken = { pages: 0, cut: UNCOUNTED, merge: BROKEN };

/** Files that say they are what they are not, or that are made to break what reads them; and what is done with each. */
export const ODD_FILES: Record<string, OddFile> = {
  'a header and nothing else': {
    name: 'a.pdf',
    make: text('%PDF-1.7 kapot'),
    becomes: broken,
  },
  'the first half of a PDF': {
    name: 'a.pdf',
    make: async () => {
      const whole = await (await aPdf(2)).save({ useObjectStreams: false });
      return whole.subarray(0, whole.length / 2);
    },
    becomes: { pages: 1, cut: ONE_PAGE, merge: BROKEN },
  },
  'a tree of pages that leads back to itself': {
    name: 'a.pdf',
    make: objects(CATALOG, '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 2 >>'),
    becomes: broken,
  },
  'a page that is named and not there': {
    name: 'a.pdf',
    make: objects(CATALOG, '<< /Type /Pages /Kids [3 0 R 9 0 R 4 0 R] /Count 3 >>', PAGE, PAGE),
    becomes: {
      pages: 2,
      cut: 'Dit bestand is beschadigd en kan niet geknipt worden.',
      merge: BROKEN,
    },
  },
  'a PDF without pages': {
    name: 'a.pdf',
    make: objects(CATALOG, '<< /Type /Pages /Kids [] /Count 0 >>'),
    becomes: broken,
  },
  'ten thousand pages': {
    name: 'a.pdf',
    isLong: true,
    make: objects(
      CATALOG,
      `<< /Type /Pages /Count 10000 /Kids [${Array.from({ length: 10_000 }, (_, at) => `${at + 3} 0 R`).join(' ')}] >>`,
      ...Array.from({ length: 10_000 }, () => PAGE),
    ),
    becomes: { pages: 10_000, cut: 'done', merge: 'Samen zijn dit meer dan 500 pagina’s' },
  },
  'a page without edges': {
    name: 'a.pdf',
    make: objects(
      CATALOG,
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R >>',
    ),
    becomes: { pages: 1, ...onePage },
  },
  'a file of no bytes': {
    name: 'a.pdf',
    make: () => new Uint8Array(),
    becomes: { refused: 'Het bestand is leeg' },
  },
  'a page that is called a PDF': {
    name: 'a.pdf',
    make: text('<!doctype html><script>alert(1)</script>'),
    becomes: { refused: KIND },
  },
  'a page with the header of a PDF in it': {
    name: 'a.pdf',
    make: text('<!doctype html><script>alert(1)</script>%PDF-1.7'),
    becomes: { refused: KIND },
  },
  'a program that ends on .pdf.exe': {
    name: 'a.pdf.exe',
    make: async () => (await aPdf(1)).save(),
    becomes: { refused: KIND },
  },
  'a PDF that is a zip as well': {
    name: 'a.pdf',
    make: async () =>
      Buffer.concat([await (await aPdf(1)).save(), Buffer.from('PK\x05\x06'), Buffer.alloc(18)]),
    becomes: { refused: KIND },
  },
  'a PDF that unpacks to hundreds of megabytes': {
    name: 'a.pdf',
    make: () => packed('/Filter/FlateDecode', deflateSync),
    becomes: { refused: BOMB },
  },
  'a PDF that unpacks again and again': {
    name: 'a.pdf',
    make: () =>
      packed('/Filter[/FlateDecode/FlateDecode]', (zeros) => deflateSync(deflateSync(zeros))),
    becomes: { refused: BOMB },
  },
  'a picture of 30.000 by 30.000': {
    name: 'a.png',
    make: () => blackPng(30_000),
    becomes: { refused: 'Deze afbeelding heeft te veel beeldpunten' },
  },
  'a moving picture of five thousand': {
    name: 'a.gif',
    make: () => movingGif(5000),
    becomes: { pages: 1, ...onePage },
  },
  'a line of 65.500 by one': {
    name: 'a.jpg',
    make: () =>
      sharp({ create: { width: 65_500, height: 1, channels: 3, background: '#b33' } })
        .jpeg()
        .toBuffer(),
    becomes: { pages: 1, ...onePage },
  },
  'a photo with a broken profile of its colours': {
    name: 'a.jpg',
    make: brokenProfile,
    becomes: { pages: 1, ...onePage },
  },
  'a photo that says where it was taken': {
    name: 'a.jpg',
    make: () =>
      photo()
        .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 22/1 0/1' } })
        .toBuffer(),
    becomes: { pages: 1, ...onePage },
  },
  'half a photo': {
    name: 'a.jpg',
    make: async () => (await photo().toBuffer()).subarray(0, 20_000),
    becomes: { refused: DAMAGED },
  },
  'a photo of an iPhone under another name': {
    name: 'a.jpg',
    make: text('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
    becomes: { refused: KIND },
  },
  'a drawing that is called a picture': {
    name: 'a.png',
    make: text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    becomes: { refused: KIND },
  },
  'a script that begins as a picture': {
    name: 'a.gif',
    make: text('GIF89a/*<script>alert(1)</script>*/=1;'),
    becomes: { refused: DAMAGED },
  },
};

const photo = () =>
  sharp({
    create: {
      width: 900,
      height: 900,
      channels: 3,
      background: '#eee',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  }).jpeg();

/** A hundred kilobytes that become eighty million. */
function packed(filter: string, pack: (zeros: Buffer) => Buffer): Buffer {
  const stream = pack(Buffer.alloc(80_000_000));
  const dictionary = `<</Type/ObjStm/N 1/First 4${filter}/Length ${stream.length}>>`;
  return Buffer.concat([
    Buffer.from(`%PDF-1.5\n1 0 obj\n${dictionary}\nstream\n`),
    stream,
    Buffer.from('\nendstream\nendobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
  ]);
}

/** A part of a PNG. Source: PNG §5.3. */
function partOfPng(kind: string, content: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), content]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}

/** A whole picture of one bit for each pixel. */
function blackPng(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(1, 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    partOfPng('IHDR', header),
    partOfPng('IDAT', rows),
    partOfPng('IEND', new Uint8Array()),
  ]);
}

/** Of two by two pixels. Source: GIF89a. */
function movingGif(frames: number): Buffer {
  const head = Buffer.from('GIF89a\x02\0\x02\0\x80\0\0\x22\x22\x55\xff\xff\xff', 'latin1');
  const frame = Buffer.from(
    '!\xf9\x04\0\x05\0\0\0,\0\0\0\0\x02\0\x02\0\0\x02\x03\x84\x10\x05\0',
    'latin1',
  );
  return Buffer.concat([head, ...Array<Buffer>(frames).fill(frame), Buffer.from(';')]);
}

/** What ought to be a profile of its colours is not. Source: ICC.1, annex B.4. */
async function brokenProfile(): Promise<Buffer> {
  const bytes = await photo().toBuffer();
  const profile = Buffer.from(`ICC_PROFILE\0\x01\x01${'geen profiel '.repeat(20)}`, 'latin1');
  const marker = Buffer.from([0xff, 0xe2, 0, 0]);
  marker.writeUInt16BE(profile.length + 2, 2);
  return Buffer.concat([bytes.subarray(0, 2), marker, profile, bytes.subarray(2)]);
}
