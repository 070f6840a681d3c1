import { changePose, drawnSize, type ImageChange, transformOf, UPRIGHT } from './image-pose';

const after = (...changes: ImageChange[]) => changes.reduce(changePose, UPRIGHT);

describe('image pose', () => {
  it('zooms in steps, stops at the last one and goes back to the whole picture', () => {
    expect(after('zoomIn').zoom).toBe(1.25);
    expect(after('zoomOut').zoom).toBe(0.75);
    expect(after(...Array<ImageChange>(20).fill('zoomIn')).zoom).toBe(6);
    expect(after('zoomIn', 'zoomIn', 'zoomReset').zoom).toBe(1);
  });

  it('is upright again after four quarter turns and two flips', () => {
    expect(after('rotate', 'rotate', 'rotate', 'rotate', 'flip', 'flip')).toEqual(UPRIGHT);
    expect(transformOf(after('rotate', 'flip'))).toBe('rotate(90deg) scaleX(-1)');
  });
});

describe('drawnSize', () => {
  const room = { width: 600, height: 400 };

  it('fits the whole picture in the room', () => {
    expect(drawnSize({ width: 1200, height: 400 }, room, UPRIGHT).box).toEqual({
      width: 600,
      height: 200,
    });
  });

  it('fits a turned picture by its new sides', () => {
    const { picture, box } = drawnSize({ width: 1200, height: 400 }, room, after('rotate'));
    expect(box.height).toBeCloseTo(400);
    expect(box.width).toBeCloseTo(400 / 3);
    expect(picture.width).toBeCloseTo(400);
  });

  it('shows a small picture at its own size, and larger when asked', () => {
    const small = { width: 100, height: 50 };
    expect(drawnSize(small, room, UPRIGHT).box).toEqual(small);
    expect(drawnSize(small, room, { ...UPRIGHT, zoom: 2 }).box).toEqual({
      width: 200,
      height: 100,
    });
  });
});
