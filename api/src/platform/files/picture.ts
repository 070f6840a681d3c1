import type { Sharp } from 'sharp';

/** A little more than the 48 megapixels of a good telephone. */
const MAX_PIXELS = 64_000_000;

type PictureProblem = 'too large' | 'unreadable';

/** Opens an uploaded picture with limits: only our formats, and not too many pixels. */
export async function picture(source: string | Uint8Array): Promise<Sharp> {
  const sharp = await loadSharp();
  return sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
}

/**
 * Whether a file really is a picture: it is decoded completely, so that a page with a few magic bytes in front fails.
 */
export async function pictureProblem(file: string): Promise<PictureProblem | null> {
  const sharp = await loadSharp();
  try {
    const { width, height, pages = 1 } = await sharp(file, { limitInputPixels: false }).metadata();
    if (width * height * pages > MAX_PIXELS) return 'too large';
    const opened = await picture(file);
    await opened.resize(32, 32, { fit: 'inside' }).raw().toBuffer();
    return null;
  } catch {
    return 'unreadable';
  }
}

let loading: ReturnType<typeof limitedSharp> | undefined;

/** With the first picture: it takes 16 MB, which stay. */
function loadSharp() {
  loading ??= limitedSharp();
  return loading;
}

async function limitedSharp() {
  const { default: sharp } = await import('sharp');
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
  return sharp;
}
