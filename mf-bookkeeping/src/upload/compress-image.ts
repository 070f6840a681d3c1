import pLimit from 'p-limit';

/** Pictures above this many bytes are made smaller before they are sent. */
const COMPRESS_ABOVE = 1_048_576;

const COMPRESSIBLE = ['image/jpeg', 'image/png', 'image/webp'];
const QUALITY = 0.8;

/** The largest canvas that iOS draws on; a bigger one stays empty without an error. */
const MAX_PIXELS = 16_777_216;

// A decoded photo takes about 50 MB of memory.
const twoAtOnce = pLimit(2);

/** Whether a file is a picture that is worth making smaller; an animation or a PDF is left as it is. */
export const isCompressible = ({ type, size }: Pick<File, 'type' | 'size'>): boolean =>
  size > COMPRESS_ABOVE && COMPRESSIBLE.includes(type);

/** How much a picture is scaled to fit the largest canvas; 1 when it does. */
export const scaleFor = (width: number, height: number): number =>
  Math.min(1, Math.sqrt(MAX_PIXELS / (width * height)));

/** A smaller copy of a picture, upright and of the same kind; the file itself when there is none. */
export function compressImage(file: File): Promise<File> {
  if (!isCompressible(file)) return Promise.resolve(file);
  // What the browser cannot draw is sent as it is: the server judges it.
  return twoAtOnce(() => redraw(file)).catch(() => file);
}

async function redraw(file: File): Promise<File> {
  // Draws the way the camera was held: the copy no longer says so.
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = scaleFor(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(picture.width * scale);
  canvas.height = Math.floor(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return smallest(file, await encode(canvas, file.type));
}

const encode = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));

/** A browser that cannot write a kind answers with a PNG, which would belie the name. */
export function smallest(file: File, copy: Blob | null): File {
  if (!copy || copy.type !== file.type || copy.size >= file.size) return file;
  return new File([copy], file.name, { type: file.type, lastModified: file.lastModified });
}
