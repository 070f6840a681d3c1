import path from 'node:path';
import { picture } from '../../platform/files/picture';

/** A picture as a PDF takes it, as `picture-page.mjs` puts it on a page. */
export type PagePicture = {
  kind: 'jpg' | 'png';
  width: number;
  height: number;
  channels: 1 | 3;
  /** How many degrees clockwise it is turned to be upright. */
  turn: 0 | 90 | 180 | 270;
};

/** How far a camera was turned, by what it writes in a photo; the other four are mirrored as well. Source: EXIF, tag 0x0112. */
const TURNS: Record<number, PagePicture['turn']> = { 1: 0, 3: 180, 6: 90, 8: 270 };
const QUALITY = 92;

/**
 * Makes a picture fit for a page: upright, without transparency, the first of a moving one. A photo that a PDF takes as
 * it is stays the same to the byte, and is turned by its page.
 *
 * @param folder what has to be made anew goes here
 */
export async function pagePicture(
  file: string,
  folder: string,
): Promise<{ path: string; picture: PagePicture }> {
  const {
    format,
    orientation = 1,
    width,
    height,
    space,
    channels,
    depth,
  } = await (await picture(file)).metadata();
  const turn = TURNS[orientation];
  const isPlain = depth === 'uchar' && (space === 'srgb' || space === 'b-w');
  if (format === 'jpeg' && turn !== undefined && isPlain && (channels === 1 || channels === 3))
    return { path: file, picture: { kind: 'jpg', width, height, channels, turn } };

  const opened = await picture(file);
  const upright = opened.autoOrient().flatten({ background: '#fff' }).toColourspace('srgb');
  // What was pressed with loss is pressed so again, and what was not keeps each of its pixels.
  const kind = format === 'jpeg' || format === 'webp' ? 'jpg' : 'png';
  const pressed =
    kind === 'jpg'
      ? upright.jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
      : upright.removeAlpha().png({ palette: false, progressive: false });
  const made = path.join(folder, `${path.basename(file)}.${kind}`);
  const written = await pressed.toFile(made);
  return {
    path: made,
    picture: {
      kind,
      width: written.width,
      height: written.height,
      channels: written.channels === 1 ? 1 : 3,
      turn: 0,
    } satisfies PagePicture,
  };
}
