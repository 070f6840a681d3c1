import { XMLValidator } from 'fast-xml-parser';
import sharp from 'sharp';
import { renderInvoice } from './render-invoice';
import { aParty, aPrintedInvoice } from './testing/a-printed-invoice';
import { streamWith, structureOf } from './testing/pdf-parts';

const ubl = { name: 'Factuur 2026-0001.xml', content: '<Invoice>€ 121</Invoice>' };
const count = (text: string, mark: RegExp) => [...text.matchAll(mark)].length;

/** Half transparent, in a colour model that is not sRGB once it is a JPEG. */
const picture = sharp({
  create: { width: 40, height: 20, channels: 4, background: { r: 180, g: 84, b: 26, alpha: 0.5 } },
});

describe('the PDF of what was sent', () => {
  it('is PDF/A-3b: it says so, and brings its colours and fonts along', async () => {
    const pdf = await renderInvoice(aPrintedInvoice({ ubl }));
    const text = structureOf(pdf);
    expect(text.startsWith('%PDF-1.7\n%\xFF\xFF\xFF\xFF')).toBe(true);
    expect(text).toMatch(/\/Type \/OutputIntent\s\/S \/GTS_PDFA1/);
    expect(text).toContain('<pdfaid:part>3</pdfaid:part>');
    expect(text).toContain('<pdfaid:conformance>B</pdfaid:conformance>');
    expect(count(text, /\/Type \/FontDescriptor/g)).toBe(count(text, /\/FontFile2 /g));
    expect(count(text, /\/Type \/FontDescriptor/g)).toBeGreaterThan(0);
    expect(text).not.toMatch(/\/Encrypt|\/JavaScript|\/Launch/);
  });

  it('has the UBL inside, as another form of the same', async () => {
    const pdf = await renderInvoice(aPrintedInvoice({ ubl }));
    const text = structureOf(pdf);
    expect(streamWith(pdf, '/Type /EmbeddedFile').toString()).toBe(ubl.content);
    expect(text).toMatch(/\/Type \/Filespec\s\/AFRelationship \/Alternative/);
    expect(text).toContain('/UF (Factuur 2026-0001.xml)');
    expect(text).toContain('/Subtype /application#2Fxml');
    expect(text).toMatch(/\/AF \[\d+ 0 R\]/);
    expect(text).toMatch(/\/ModDate \(D:20261120000000Z\)/);
  });

  it('says about itself what it is, whatever the company is called', async () => {
    const from = aParty({ name: 'Jansen & <Zn.> “Brood”' });
    const pdf = await renderInvoice(aPrintedInvoice({ from, ubl }));
    const about = streamWith(pdf, '/Subtype /XML').toString();
    expect(XMLValidator.validate(about.slice(about.indexOf('<x:'), about.lastIndexOf('<?')))).toBe(
      true,
    );
    expect(about).toContain('<rdf:li>Jansen &amp; &lt;Zn.&gt; “Brood”</rdf:li>');
    expect(about).toContain('<rdf:li xml:lang="x-default">Factuur 2026-0001</rdf:li>');
    expect(about).toContain('<xmp:CreateDate>2026-11-20T00:00:00Z</xmp:CreateDate>');
  });

  it.each([
    ['a PNG with holes', picture.clone().png()],
    ['a JPEG for print', picture.clone().flatten().toColourspace('cmyk').jpeg()],
  ])('holds nothing transparent and one kind of colour, also with %s as logo', async (_, image) => {
    const logo = await image.toBuffer();
    const text = structureOf(await renderInvoice(aPrintedInvoice({ logo, ubl })));
    expect(text).toContain('/Subtype /Image');
    expect(text).not.toMatch(/\/SMask|\/ca 0|\/CA 0|DeviceCMYK|\/BM \/(?!Normal)/);
  });

  it('is the same file every time, its name included', async () => {
    const logo = await picture.clone().webp().toBuffer();
    const [once, again] = [
      await renderInvoice(aPrintedInvoice({ logo, ubl })),
      await renderInvoice(aPrintedInvoice({ logo, ubl })),
    ];
    expect(structureOf(once)).toMatch(/\/ID \[<[0-9a-f]{32}> <[0-9a-f]{32}>\]/);
    expect(again.equals(once)).toBe(true);
  });

  it('is an ordinary PDF as long as it is a concept: what is written across it is transparent', async () => {
    const text = structureOf(await renderInvoice(aPrintedInvoice({ number: null })));
    expect(text).not.toContain('pdfaid');
    expect(text).toMatch(/\/ca 0\.07/);
  });
});
