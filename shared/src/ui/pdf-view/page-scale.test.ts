import { pageScale, pixelRatio } from './page-scale';

const a4 = { width: 595, height: 842 };
const view = { width: 1190, height: 421 };

describe('pageScale', () => {
  it.each([
    ['width', 1, 2],
    ['height', 1, 0.5],
    ['width', 1.5, 3],
  ] as const)('fills the %s at zoom %s', (fit, zoom, scale) => {
    expect(pageScale(a4, view, fit, zoom)).toBe(scale);
  });

  it('draws something in a view that is not laid out yet', () => {
    expect(pageScale(a4, { width: 0, height: 0 }, 'width', 1)).toBeGreaterThan(0);
  });
});

describe('pixelRatio', () => {
  it('follows the screen', () => {
    expect(pixelRatio(a4, 2)).toBe(2);
  });

  it('never asks for a canvas that a browser refuses', () => {
    const shown = { width: 5000, height: 7000 };
    const ratio = pixelRatio(shown, 3);
    expect(shown.width * ratio * shown.height * ratio).toBeLessThanOrEqual(16_777_217);
  });
});
