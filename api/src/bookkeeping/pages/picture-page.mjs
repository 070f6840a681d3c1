// @ts-check
import { degrees, PDFDocument, PDFNumber, PDFOperator, PDFOperatorNames } from '@cantoo/pdf-lib';

/**
 * A picture that a PDF takes as it is: a JPEG in grey or RGB, or a PNG of 8 bits without transparency and not
 * interlaced. `turn` is how many degrees clockwise it must be turned to be upright.
 *
 * @typedef {{ kind: 'jpg' | 'png', width: number, height: number, channels: 1 | 3, turn: 0 | 90 | 180 | 270 }} PagePicture
 */

const A4 = { short: 595.28, long: 841.89 };
/** Readers draw no smaller page. Source: PDF 32000-1, annex C. */
const LEAST = 3;

/**
 * A PDF with a picture as its only page, to its edges and as large as fits on A4; none of its pixels changes.
 *
 * @param {Uint8Array} bytes
 * @param {PagePicture} picture
 */
export async function pictureAsPdf(bytes, { kind, width, height, channels, turn }) {
  const document = await PDFDocument.create();
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  const scale = Math.min(A4.long / long, A4.short / short, 1);
  const page = document.addPage([Math.max(width * scale, LEAST), Math.max(height * scale, LEAST)]);
  page.setRotation(degrees(turn));
  const packed =
    kind === 'jpg'
      ? { Filter: 'DCTDecode' }
      : {
          Filter: 'FlateDecode',
          DecodeParms: { Predictor: 15, Colors: channels, BitsPerComponent: 8, Columns: width },
        };
  const image = document.context.register(
    document.context.stream(kind === 'jpg' ? bytes : pixelsOf(bytes), {
      Type: 'XObject',
      Subtype: 'Image',
      Width: width,
      Height: height,
      ColorSpace: channels === 1 ? 'DeviceGray' : 'DeviceRGB',
      BitsPerComponent: 8,
      ...packed,
    }),
  );
  const name = page.node.newXObject('Foto', image);
  const size = [width * scale, 0, 0, height * scale, 0, 0].map((value) => PDFNumber.of(value));
  page.pushOperators(
    PDFOperator.of(PDFOperatorNames.ConcatTransformationMatrix, size),
    PDFOperator.of(PDFOperatorNames.DrawObject, [name]),
  );
  return document.save({ objectsPerTick: Number.POSITIVE_INFINITY });
}

const SIGNATURE_BYTES = 8;
/** A part of a PNG: how long it is, what it is called, what is in it, and its checksum. */
const PART = { length: 4, name: 4, checksum: 4 };

/** The pixels of a PNG as they are packed, which a PDF packs alike. Source: PNG §5.3, PDF 32000-1 §7.4.4. @param {Uint8Array} png */
function pixelsOf(png) {
  const view = Buffer.from(png.buffer, png.byteOffset, png.byteLength);
  const parts = [];
  let at = SIGNATURE_BYTES;
  while (at < view.length) {
    const length = view.readUInt32BE(at);
    const start = at + PART.length + PART.name;
    if (view.toString('latin1', at + PART.length, start) === 'IDAT')
      parts.push(view.subarray(start, start + length));
    at = start + length + PART.checksum;
  }
  return Buffer.concat(parts);
}
