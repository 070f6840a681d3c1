import pLimit from 'p-limit';
import type { Turn, TurnedFile } from './turned-file';

/** Pictures above this many bytes are made smaller before they are sent. */
const COMPRESS_ABOVE = 1_048_576;

const COMPRESSIBLE = ['image/jpeg', 'image/png', 'image/webp'];
const QUALITY = 0.8;

/** The largest canvas that iOS draws on; a bigger one stays empty without an error. */
const MAX_PIXELS = 16_777_216;
/** A4 at 300 dots per inch: thirty such photos fit in one document. */
const PAGE_PIXELS = 2480 * 3508;

// A decoded photo takes about 50 MB of memory.
const twoAtOnce = pLimit(2);

/** Whether a file is a picture that is worth making smaller; an animation or a PDF is left as it is. */
export const isCompressible = ({ type, size }: Pick<File, 'type' | 'size'>): boolean =>
  size > COMPRESS_ABOVE && COMPRESSIBLE.includes(type);

/** How much a picture is scaled to have no more pixels than that; 1 when it has not. */
export const scaleFor = (width: number, height: number, pixels = MAX_PIXELS): number =>
  Math.min(1, Math.sqrt(pixels / (width * height)));

/** As it is sent: a large picture as a smaller copy, upright and of the same kind; one that is turned redrawn. */
export function asSent({ file, turn }: TurnedFile, { isPage }: { isPage: boolean }): Promise<File> {
  if (turn === 0 && !isCompressible(file)) return Promise.resolve(file);
  // What the browser cannot draw is sent as it is: the server judges it.
  return twoAtOnce(() => redraw(file, turn, isPage ? PAGE_PIXELS : MAX_PIXELS)).catch(() => file);
}

async function redraw(file: File, turn: Turn, pixels: number): Promise<File> {
  // Draws the way the camera was held: the copy no longer says so.
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = scaleFor(picture.width, picture.height, pixels);
  const [width, height] = [picture.width, picture.height].map((side) =>
    Math.floor(side * scale),
  ) as [number, number];
  const canvas = document.createElement('canvas');
  const isOnSide = turn % 180 !== 0;
  canvas.width = isOnSide ? height : width;
  canvas.height = isOnSide ? width : height;
  const pen = canvas.getContext('2d');
  pen?.translate(canvas.width / 2, canvas.height / 2);
  pen?.rotate((turn * Math.PI) / 180);
  pen?.drawImage(picture, -width / 2, -height / 2, width, height);
  picture.close();
  const copy = await encode(canvas, file.type);
  return turn === 0 ? smallest(file, copy) : turned(file, copy);
}

const encode = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));

/** A browser that cannot write a kind answers with a PNG, which would belie the name. */
export function smallest(file: File, copy: Blob | null): File {
  if (!copy || copy.type !== file.type || copy.size >= file.size) return file;
  return new File([copy], file.name, { type: file.type, lastModified: file.lastModified });
}

/** Whatever its size, and with the name of the kind that it is. */
export function turned(file: File, copy: Blob | null): File {
  if (!copy) return file;
  const { name, lastModified } = file;
  const isSame = copy.type === file.type;
  const copied = isSame ? name : `${name.replace(/\.\w+$/, '')}.png`;
  return new File([copy], copied, { type: copy.type, lastModified });
}
