// @ts-check

/** Looked for on both sides, in degrees; a paper that lies more askew was not laid for reading. */
const MOST = 6;
const STEP = 0.25;
/** How much darker than what is around it ink is. */
const INK = 14;
/** Ink of a page without a line is anything. */
const FEWEST_DOTS = 200;

/** @typedef {{ data: Uint8Array, width: number, height: number }} Grey A picture in grey, a byte for each dot. */

/**
 * How many degrees the lines of a small picture fall to the right: turned so far, their dots fill the fewest rows.
 *
 * @param {Grey} picture
 * @param {Uint8Array} blurred the same picture, blurred: what is darker than that is ink, on whatever it lies
 */
export function skewOf({ data, width, height }, blurred) {
  /** @type {[number, number][]} */
  const dots = [];
  for (let at = 0; at < data.length; at++)
    if ((data[at] ?? 0) < (blurred[at] ?? 0) - INK) dots.push([at % width, Math.floor(at / width)]);
  if (dots.length < FEWEST_DOTS) return 0;

  let best = { angle: 0, sharpness: sharpnessAt(dots, 0, { width, height }) };
  for (let angle = -MOST; angle <= MOST; angle += STEP) {
    const sharpness = sharpnessAt(dots, angle, { width, height });
    // A little better is chance.
    if (sharpness > best.sharpness * 1.02) best = { angle, sharpness };
  }
  return best.angle;
}

/**
 * How unevenly dots fill the rows that fall by an angle.
 *
 * @param {readonly [number, number][]} dots
 * @param {number} angle
 * @param {{ width: number, height: number }} size
 */
function sharpnessAt(dots, angle, { width, height }) {
  const fall = Math.tan((angle * Math.PI) / 180);
  const margin = Math.ceil(width * Math.abs(fall)) + 1;
  const rows = new Float64Array(height + 2 * margin);
  for (const [x, y] of dots) {
    const row = Math.round(y - x * fall) + margin;
    rows[row] = (rows[row] ?? 0) + 1;
  }
  let sum = 0;
  for (let row = 1; row < rows.length; row++) sum += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2;
  return sum;
}
