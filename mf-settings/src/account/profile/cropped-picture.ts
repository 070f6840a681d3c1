/** A part of a picture, in its own pixels. */
export type Area = { x: number; y: number; width: number; height: number };

/** Width and height of what is kept. */
const SIDE = 64;

/**
 * A part of the picture at an address, as a small square PNG.
 *
 * @throws when it cannot be read as a picture
 */
export async function croppedPicture(address: string, area: Area): Promise<File> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();

  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, SIDE, SIDE);
  return new File([await pngOf(canvas)], 'avatar.png', { type: 'image/png' });
}

const pngOf = (canvas: HTMLCanvasElement) =>
  new Promise<Blob>((resolve, reject) =>
    canvas.toBlob((png) => (png ? resolve(png) : reject(new Error('No picture was drawn')))),
  );
