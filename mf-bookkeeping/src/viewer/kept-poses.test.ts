import { UPRIGHT } from './image-pose';
import { keepPose, lastPose } from './kept-poses';

beforeEach(() => localStorage.clear());

const onItsSide = { zoom: 2, turns: 1, isFlipped: true };

describe('how a picture is looked at', () => {
  it('is kept for each document, the latest ones', () => {
    for (let id = 1; id <= 201; id += 1) keepPose(id, onItsSide);
    expect(lastPose(201)).toEqual(onItsSide);
    expect(lastPose(2)).toEqual(onItsSide);
    expect(lastPose(1)).toEqual(UPRIGHT);
    keepPose(2, UPRIGHT);
    expect(lastPose(2)).toEqual(UPRIGHT);
  });

  it.each(['{', '[[1,{"zoom":99,"turns":0,"isFlipped":false}]]'])(
    'is upright after %s',
    (stored) => {
      localStorage.setItem('boekwerk.image-poses', stored);
      expect(lastPose(1)).toEqual(UPRIGHT);
    },
  );
});
