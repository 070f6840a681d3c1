import sharp from 'sharp';

const WIDE = 300;
const HIGH = 200;

type Block = { left: number; top: number; width: number; height: number; background: string };

/** No two sides are alike. */
const BLOCKS: Block[] = [
  { left: 0, top: 0, width: WIDE, height: 30, background: '#225' },
  { left: 20, top: 70, width: 60, height: 20, background: '#333' },
  { left: 200, top: 120, width: 80, height: 60, background: '#b33' },
];

const drawn = (background: string) =>
  sharp({ create: { width: WIDE, height: HIGH, channels: 4, background } })
    .composite(
      BLOCKS.map(({ left, top, width, height, background: colour }) => ({
        input: { create: { width, height, channels: 4, background: colour } },
        left,
        top,
      })),
    )
    .png();

const RECEIPT = drawn('#fff').toBuffer();
const CLEAR = drawn('#0000').toBuffer();

const receipt = async () => sharp(await RECEIPT).removeAlpha();

/** As a camera that was held otherwise writes it. Source: EXIF, tag 0x0112. */
const photo = (orientation: number) => async () =>
  (await receipt()).jpeg({ quality: 95 }).withMetadata({ orientation }).toBuffer();

const moving = async () => {
  const first = await receipt();
  const pictures = [first, first.clone().negate(), first.clone().blur(9)];
  const frames = await Promise.all(pictures.map((each) => each.png().toBuffer()));
  return sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
};

/** Pictures that programs trip over, by what is odd about each. */
export const HARD_PICTURES: Record<string, () => Promise<Buffer>> = {
  'a photo that was turned right': photo(6),
  'a photo that was turned left': photo(8),
  'a photo upside down': photo(3),
  'a photo in a mirror': photo(2),
  'a photo in a mirror that was turned': photo(5),
  'a photo for print': async () =>
    (await receipt()).toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer(),
  'a grey photo': async () => (await receipt()).greyscale().jpeg({ quality: 95 }).toBuffer(),
  'a moving picture': moving,
  'a picture one can look through': () => CLEAR,
  'a picture of 16 bits': async () => (await receipt()).toColourspace('rgb16').png().toBuffer(),
  'a grey picture': async () => (await receipt()).greyscale().toColourspace('b-w').png().toBuffer(),
  'a picture of few colours': async () =>
    (await receipt()).png({ palette: true, colours: 8 }).toBuffer(),
  'a picture that comes in parts': async () =>
    (await receipt()).png({ progressive: true }).toBuffer(),
  'a picture from the web': async () => (await receipt()).webp({ quality: 95 }).toBuffer(),
};

/** What somebody sees of a picture, as four bytes for each pixel of a small one. */
export const seenOf = (picture: Buffer, [width, height]: [number, number]): Promise<Buffer> =>
  sharp(picture)
    .autoOrient()
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .resize(width, height, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer();
