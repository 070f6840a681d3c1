import { movePhoto } from './move-photo';

const photo = { width: 400, height: 200 };
const circle = { width: 200, height: 200 };
const middle = { x: 0, y: 0 };

it.each([
  ['moves by a step', middle, { x: 16, y: 0 }, 1, { x: 16, y: 0 }],
  ['stops at the edge of the photo', { x: 95, y: 0 }, { x: 16, y: 0 }, 1, { x: 100, y: 0 }],
  ['stays where there is no room', middle, { x: 0, y: -16 }, 1, { x: 0, y: 0 }],
  ['has more room when zoomed in', middle, { x: 0, y: -16 }, 2, { x: 0, y: -16 }],
])('%s', (_, place, step, zoom, expected) => {
  expect(movePhoto(place, step, { photo, circle, zoom })).toEqual(expected);
});
