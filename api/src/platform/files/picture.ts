import sharp, { type Sharp } from 'sharp';

// Formats that can hold scripts, links or other files (SVG, PDF, TIFF …) are never opened.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadNsgif',
  ],
});
// Incoming files are read once; a cache would keep them open.
sharp.cache(false);

/** A little more than the 48 megapixels of a good telephone. */
export const MAX_PIXELS = 64_000_000;

type PictureProblem = 'too large' | 'unreadable';

/** Opens an uploaded picture with limits: only our formats, and not too many pixels. */
export const picture = (source: string | Uint8Array): Sharp =>
  sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error' });

/**
 * Whether a file really is a picture: it is decoded completely, so that a page with a few magic bytes in front fails.
 */
export async function pictureProblem(file: string): Promise<PictureProblem | null> {
  try {
    const { width, height, pages = 1 } = await sharp(file, { limitInputPixels: false }).metadata();
    if (width * height * pages > MAX_PIXELS) return 'too large';
    await picture(file).resize(32, 32, { fit: 'inside' }).raw().toBuffer();
    return null;
  } catch {
    return 'unreadable';
  }
}
