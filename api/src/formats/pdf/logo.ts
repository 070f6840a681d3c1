import sharp from 'sharp';

/** Pixels along the longest side; 60 mm at 300 dots an inch needs 709. */
const LONGEST_SIDE = 900;

/** An image larger than this unpacked is no logo. */
const MOST_PIXELS = 50_000_000;

/** A logo as the PDF takes it: PNG or JPEG in a data address. `null` for what is no readable image. */
export async function logoForPdf(image: Uint8Array): Promise<string | null> {
  const source = sharp(image, { limitInputPixels: MOST_PIXELS });
  const format = await source.metadata().then(
    (metadata) => metadata.format,
    () => undefined,
  );
  if (!format) return null;

  // On white and in sRGB, as the page is: an archived PDF holds no transparency and no other colours.
  const opaque = source.rotate().flatten({ background: '#ffffff' }).toColourspace('srgb');
  const fitted = opaque.resize({
    width: LONGEST_SIDE,
    height: LONGEST_SIDE,
    fit: 'inside',
    withoutEnlargement: true,
  });
  // A damaged logo must not keep an invoice from being made.
  return (format === 'jpeg' ? fitted.jpeg({ quality: 90 }) : fitted.png())
    .toBuffer()
    .then(
      (bytes) =>
        `data:image/${format === 'jpeg' ? 'jpeg' : 'png'};base64,${bytes.toString('base64')}`,
    )
    .catch(() => null);
}
