import { isCompressible, scaleFor, smallest, turned } from './compress-image';

const photo = (bytes: number) =>
  new File([new Uint8Array(bytes)], 'bon.jpg', { type: 'image/jpeg' });

describe('isCompressible', () => {
  it.each([
    ['image/jpeg', 1_048_577, true],
    ['image/png', 1_048_577, true],
    ['image/webp', 1_048_577, true],
    ['image/jpeg', 1_048_576, false],
    ['image/gif', 5_000_000, false],
    ['application/pdf', 5_000_000, false],
  ])('%s of %d bytes: %s', (type, size, expected) => {
    expect(isCompressible({ type, size })).toBe(expected);
  });
});

describe('scaleFor', () => {
  it('leaves what a canvas can hold as it is and fits the rest to it', () => {
    expect(scaleFor(4000, 3000)).toBe(1);
    const scale = scaleFor(8000, 6000);
    expect(8000 * scale * 6000 * scale).toBeCloseTo(16_777_216, 0);
  });
});

describe('smallest', () => {
  it('takes the copy when it is smaller, under the same name', () => {
    const file = smallest(photo(2000), new Blob([new Uint8Array(900)], { type: 'image/jpeg' }));
    expect([file.name, file.type, file.size]).toEqual(['bon.jpg', 'image/jpeg', 900]);
  });

  it.each([
    ['larger', new Blob([new Uint8Array(3000)], { type: 'image/jpeg' })],
    ['of another kind', new Blob([new Uint8Array(10)], { type: 'image/png' })],
    ['not there', null],
  ])('keeps the file when the copy is %s', (_, copy) => {
    const original = photo(2000);
    expect(smallest(original, copy)).toBe(original);
  });
});

describe('turned', () => {
  it('takes the copy also when it is larger, with the name of what it is', () => {
    const gif = new File(['x'], 'bon.gif', { type: 'image/gif' });
    const file = turned(gif, new Blob([new Uint8Array(9)], { type: 'image/png' }));
    expect([file.name, file.type, file.size]).toEqual(['bon.png', 'image/png', 9]);
    expect(turned(gif, null)).toBe(gif);
  });
});
