import {
  degrees,
  PDFDocument,
  PDFName,
  PDFNumber,
  type PDFPage,
  PDFString,
  rgb,
  StandardFonts,
} from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { HARD_PICTURES } from './hard-pictures';

const A4: [number, number] = [595, 842];
const A3: [number, number] = [842, 1191];

/** A PDF of which each page can be told from the others, by text and by picture. */
export async function aPdf(count: number, size = A4): Promise<PDFDocument> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (let number = 1; number <= count; number++) {
    const page = document.addPage(size);
    page.drawText(`Pagina ${number}`, { x: 60, y: 700, size: 60, font });
    const shade = (number % 7) / 7;
    page.drawRectangle({
      x: 40 + (number % 5) * 90,
      y: 60 + (number % 6) * 80,
      width: 120,
      height: 60,
      color: rgb(shade, 0.4, 1 - shade),
    });
  }
  return document;
}

type Change = (document: PDFDocument) => unknown;

const changed =
  (count: number, change: Change, size = A4) =>
  async () => {
    const document = await aPdf(count, size);
    await change(document);
    return document.save({ updateFieldAppearances: false });
  };

const eachPage = (change: (page: PDFPage, at: number) => void) => (document: PDFDocument) => {
  for (const [at, page] of document.getPages().entries()) change(page, at);
};

const sealed = (security: Parameters<PDFDocument['encrypt']>[0]) =>
  changed(3, (document) => document.encrypt({ ...security, allowWeakCryptography: true }));

const asText = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const asBytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const plain = async (count: number) => (await aPdf(count)).save({ useObjectStreams: false });

type HardPdf = {
  make: () => Promise<Uint8Array>;
  /** What it says of itself when it is handed in: `locked`, or its pages. */
  pages: number | 'locked';
  /** It holds an e-invoice, which is lost when it is cut. */
  isInvoice?: true;
  /** It takes long. */
  isLong?: true;
};

/** PDFs that programs trip over, by what is odd about each. */
export const HARD_PDFS: Record<string, HardPdf> = {
  'an owner password': { make: sealed({ ownerPassword: 'baas', algorithm: 'AES-256' }), pages: 3 },
  'an old owner password': {
    make: sealed({ ownerPassword: 'baas', algorithm: 'RC4-40' }),
    pages: 3,
  },
  'a user password': { make: sealed({ userPassword: 'geheim' }), pages: 'locked' },
  'a broken table of objects': {
    make: async () => asBytes(asText(await plain(3)).replace(/startxref\n\d+/, 'startxref\n7')),
    pages: 3,
  },
  '13 bytes before its header': {
    make: async () => asBytes(`OMNIS 12.345\n${asText(await plain(3))}`),
    pages: 3,
  },
  'turned pages': {
    make: changed(
      5,
      eachPage((page, at) => page.setRotation(degrees([90, 180, 270, -90, 0][at] ?? 0))),
    ),
    pages: 5,
  },
  'a thousand pages': {
    make: () => aPdf(1000).then((made) => made.save()),
    pages: 1000,
    isLong: true,
  },
  'a form that was filled in': { make: changed(2, addForm), pages: 2 },
  'a form that leaves the drawing to the reader': { make: changed(2, addUndrawnField), pages: 2 },
  'a form of XFA': { make: changed(2, addXfa), pages: 2 },
  'a place for a signature': { make: changed(2, addSignature), pages: 2 },
  'an e-invoice': {
    make: changed(2, (document) =>
      document.attach(new TextEncoder().encode('<Invoice/>'), 'factur-x.xml'),
    ),
    pages: 2,
    isInvoice: true,
  },
  'a scan that lies on its side': { make: changed(1, addScan), pages: 2 },
  'a page without ink': { make: changed(2, (document) => document.insertPage(1, A4)), pages: 3 },
  'pages of A3': { make: changed(2, () => {}, A3), pages: 2 },
  'edges that are cut off': {
    make: changed(
      2,
      eachPage((page) => page.setCropBox(40, 40, 400, 760)),
    ),
    pages: 2,
  },
  'edges that do not begin at zero': {
    make: changed(
      2,
      eachPage((page) => page.setMediaBox(-50, 100, 500, 700)),
    ),
    pages: 2,
  },
  'links from page to page': { make: changed(3, addLinks), pages: 3 },
  'a hidden layer': { make: changed(2, addHiddenLayer), pages: 2 },
  'what all pages inherit': { make: changed(3, inherit), pages: 3 },
  'a drawing that leads back to itself': { make: changed(2, addCircle), pages: 2 },
  'a page of nine megabytes': { make: changed(1, addNoise), pages: 2, isLong: true },
  'pictures that all pages share': { make: changed(3, addShared), pages: 3 },
  'scripts, programs and links to elsewhere': { make: changed(2, addActions), pages: 2 },
  'a wrong number of pages': {
    make: async () => asBytes(asText(await plain(3)).replace(/\/Count 3/, '/Count 7')),
    pages: 3,
  },
  'one page that is there twice': {
    make: async () =>
      asBytes(asText(await plain(2)).replace(/\/Kids \[ (\d+ 0 R) \d+ 0 R/, '/Kids [ $1 $1')),
    pages: 2,
  },
  'changes that were written behind it': { make: withUpdate, pages: 2 },
};

function addForm(document: PDFDocument) {
  const form = document.getForm();
  const [first, second] = document.getPages() as [PDFPage, PDFPage];
  const field = form.createTextField('klant');
  field.setText('Bakkerij Jansen');
  field.addToPage(first, { x: 60, y: 500, width: 300, height: 40 });
  const box = form.createCheckBox('akkoord');
  box.addToPage(second, { x: 60, y: 500, width: 40, height: 40 });
  box.check();
}

function addUndrawnField(document: PDFDocument) {
  addForm(document);
  for (const field of document.getForm().getFields())
    for (const widget of field.acroField.getWidgets())
      if (field.getName() === 'klant') widget.dict.delete(PDFName.of('AP'));
  document.getForm().acroForm.dict.set(PDFName.of('NeedAppearances'), document.context.obj(true));
}

function addXfa(document: PDFDocument) {
  addForm(document);
  const form = document.context.flateStream('<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"/>');
  document.getForm().acroForm.dict.set(PDFName.of('XFA'), document.context.register(form));
}

function addSignature(document: PDFDocument) {
  const page = document.getPage(0);
  const field = document.context.register(
    document.context.obj({
      Type: 'Annot',
      Subtype: 'Widget',
      FT: 'Sig',
      T: PDFString.of('handtekening'),
      Rect: [60, 400, 260, 460],
      F: 4,
      P: page.ref,
      V: { Type: 'Sig', Filter: 'Adobe.PPKLite', Contents: PDFString.of('') },
    }),
  );
  page.node.addAnnot(field);
  document.getForm().acroForm.addField(field);
}

async function addScan(document: PDFDocument) {
  const photo = (await HARD_PICTURES['a grey photo']?.()) ?? new Uint8Array();
  const scan = await document.embedJpg(photo);
  const page = document.addPage([842, 595]);
  page.drawImage(scan, { x: 0, y: 0, width: 842, height: 595 });
  page.setRotation(degrees(90));
}

function addLinks(document: PDFDocument) {
  const pages = document.getPages();
  for (const [at, page] of pages.entries())
    page.node.addAnnot(
      document.context.register(
        document.context.obj({
          Type: 'Annot',
          Subtype: 'Link',
          Rect: [60, 690, 300, 760],
          Border: [0, 0, 0],
          P: page.ref,
          Dest: [pages[(at + 1) % pages.length]?.ref ?? page.ref, 'Fit'],
        }),
      ),
    );
}

function addHiddenLayer(document: PDFDocument) {
  const layer = document.context.register(
    document.context.obj({ Type: 'OCG', Name: PDFString.of('Concept') }),
  );
  const D = { Order: [layer], OFF: [layer] };
  document.catalog.set(PDFName.of('OCProperties'), document.context.obj({ OCGs: [layer], D }));
  for (const { node } of document.getPages()) {
    const { Resources } = node.normalizedEntries();
    Resources.set(PDFName.of('Properties'), document.context.obj({ Laag: layer }));
    const drawn = document.context.flateStream('/OC /Laag BDC 1 0 0 rg 50 50 500 500 re f EMC');
    node.addContentStream(document.context.register(drawn));
  }
}

function inherit(document: PDFDocument) {
  const [first] = document.getPages() as [PDFPage];
  const { Resources } = first.node.normalizedEntries();
  const tree = document.catalog.Pages();
  tree.set(PDFName.of('MediaBox'), document.context.obj([0, 0, 500, 800]));
  tree.set(PDFName.of('Rotate'), PDFNumber.of(90));
  tree.set(PDFName.of('Resources'), Resources);
  for (const { node } of document.getPages())
    for (const key of ['MediaBox', 'Resources', 'Rotate']) node.delete(PDFName.of(key));
}

function addCircle(document: PDFDocument) {
  const ref = document.context.nextRef();
  const drawing = document.context.flateStream('0 0.6 0 rg 300 300 150 150 re f', {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, 600, 850],
    Resources: { XObject: { Zelf: ref } },
  });
  document.context.assign(ref, drawing);
  for (const { node } of document.getPages()) {
    node.normalizedEntries().XObject.set(PDFName.of('Zelf'), ref);
    node.addContentStream(document.context.register(document.context.flateStream('/Zelf Do')));
  }
}

/** As FPDF and TCPDF write it: one dictionary of pictures, of which each page draws its own. */
async function addShared(document: PDFDocument) {
  const colours = ['#b33', '#3b3', '#33b'];
  const pictures = await Promise.all(
    colours.map(async (background) =>
      document.embedPng(
        await sharp({ create: { width: 40, height: 40, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    ),
  );
  await document.flush();
  const XObject = document.context.obj(
    Object.fromEntries(pictures.map(({ ref }, at) => [`I${at + 1}`, ref])),
  );
  const Resources = document.getPage(0).node.normalizedEntries().Resources;
  Resources.set(PDFName.of('XObject'), document.context.register(XObject));
  const shared = document.context.register(Resources);
  for (const [at, { node }] of document.getPages().entries()) {
    const drawn = document.context.flateStream(`q 120 0 0 120 60 400 cm /I${at + 1} Do Q`);
    const Font = node.normalizedEntries().Font;
    if (at > 0)
      for (const [key, value] of Font.entries())
        (Resources.lookup(PDFName.of('Font')) as typeof Font).set(key, value);
    node.addContentStream(document.context.register(drawn));
    node.set(PDFName.of('Resources'), shared);
  }
}

/** What a reader must not do by itself, and what nobody gets with a part of it. */
async function addActions(document: PDFDocument) {
  const { context, catalog } = document;
  document.addJavaScript('begin', 'app.alert("hallo")');
  const launch = { S: 'Launch', F: PDFString.of('calc.exe') };
  catalog.set(PDFName.of('OpenAction'), context.obj(launch));
  await document.attach(new TextEncoder().encode('MZ'), 'calc.exe');
  const script = { S: 'JavaScript', JS: PDFString.of('app.alert(1)') };
  for (const { node } of document.getPages()) {
    node.set(PDFName.of('AA'), context.obj({ O: script }));
    for (const A of [launch, { S: 'URI', URI: PDFString.of('https://voorbeeld.example/') }])
      node.addAnnot(
        context.register(
          context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [60, 690, 300, 760], A }),
        ),
      );
  }
}

/** Programs that sign or fill in a form write what changed behind it, with a table of its own. */
async function withUpdate() {
  const text = asText(await plain(2));
  const [, number = '', dictionary = ''] =
    /(\d+) 0 obj\n(<<\n\/Type \/Page\n[\s\S]*?>>)\nendobj/.exec(text) ?? [];
  const [, size] = /\/Size (\d+)/.exec(text) ?? [];
  const [, root] = /\/Root (\d+ 0 R)/.exec(text) ?? [];
  const before = text.lastIndexOf('xref\n', text.lastIndexOf('startxref') - 1);
  const at = text.length;
  const object = `${number} 0 obj\n${dictionary.replace('<<', '<<\n/Rotate 90')}\nendobj\n`;
  const entry = `${String(at).padStart(10, '0')} 00000 n \n`;
  return asBytes(
    `${text}${object}xref\n${number} 1\n${entry}trailer\n<< /Size ${size} /Root ${root} /Prev ${before} >>\nstartxref\n${at + object.length}\n%%EOF\n`,
  );
}

async function addNoise(document: PDFDocument) {
  const side = 1730;
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const picture = sharp({
    create: { width: side, height: side, channels: 3, background: '#888', noise },
  });
  const page = document.addPage(A4);
  page.drawImage(await document.embedPng(await picture.png({ compressionLevel: 1 }).toBuffer()), {
    x: 0,
    y: 0,
    width: 595,
    height: 595,
  });
}
