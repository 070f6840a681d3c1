// @ts-check
import sharp from 'sharp';
import { skewOf } from './skew-of.mjs';

/**
 * A picture that was turned a little so that its lines lie level, and what it was before.
 *
 * @typedef {{
 *   png: Buffer, width: number, height: number, angle: number, turned: { width: number, height: number },
 *   again: (quarters: number) => Promise<Picture>,
 * }} Picture
 */

const SMALL = 600;
/** Less is no trouble to a reader. */
const SKEWED = 0.3;

/**
 * @param {import('sharp').Sharp} drawn in grey
 * @param {{ width: number, height: number }} size
 * @returns {Promise<Picture>}
 */
export async function uprightPicture(drawn, { width, height }) {
  const grey = await drawn.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  const raw = { width: grey.info.width, height: grey.info.height, channels: grey.info.channels };
  const open = () => sharp(grey.data, { raw });
  const angle = await skew(open());
  return level(open, { width, height }, angle, 0);
}

/** @param {() => import('sharp').Sharp} open @param {{ width: number, height: number }} size @param {number} skewed @param {number} quarters @returns {Promise<Picture>} */
async function level(open, { width, height }, skewed, quarters) {
  const angle = quarters * 90 - (Math.abs(skewed) < SKEWED ? 0 : skewed);
  const { data, info } = await open()
    .rotate(angle, { background: '#fff' })
    .toColourspace('b-w')
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  return {
    png: data,
    width,
    height,
    angle,
    turned: { width: info.width, height: info.height },
    again: (turns) => level(open, { width, height }, skewed, turns),
  };
}

/** @param {import('sharp').Sharp} picture */
async function skew(picture) {
  const small = picture.resize({ width: SMALL, height: SMALL, fit: 'inside' }).toColourspace('b-w');
  const { data, info } = await small.clone().raw().toBuffer({ resolveWithObject: true });
  const blurred = await small.clone().blur(6).raw().toBuffer();
  return skewOf({ data, width: info.width, height: info.height }, blurred);
}
