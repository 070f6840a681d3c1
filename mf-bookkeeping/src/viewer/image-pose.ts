import { zoomIn, zoomOut } from './zoom';

/** How a picture lies on the screen. */
export type ImagePose = {
  /** 1 shows the whole picture. */
  zoom: number;
  /** Quarter turns clockwise, 0 to 3. */
  turns: number;
  isFlipped: boolean;
};

export const UPRIGHT: ImagePose = { zoom: 1, turns: 0, isFlipped: false };

export type ImageChange = 'zoomIn' | 'zoomOut' | 'zoomReset' | 'rotate' | 'flip';

const CHANGES: Record<ImageChange, (pose: ImagePose) => Partial<ImagePose>> = {
  zoomIn: ({ zoom }) => ({ zoom: zoomIn(zoom) }),
  zoomOut: ({ zoom }) => ({ zoom: zoomOut(zoom) }),
  zoomReset: () => ({ zoom: 1 }),
  rotate: ({ turns }) => ({ turns: (turns + 1) % 4 }),
  flip: ({ isFlipped }) => ({ isFlipped: !isFlipped }),
};

export const changePose = (pose: ImagePose, change: ImageChange): ImagePose => ({
  ...pose,
  ...CHANGES[change](pose),
});

export type Size = { width: number; height: number };

/**
 * The size in which a picture is drawn, and of the box it takes up once turned, in CSS pixels. At zoom 1 it
 * fits the room; a picture smaller than the room is not blown up.
 */
export function drawnSize(natural: Size, room: Size, { zoom, turns }: ImagePose) {
  const isOnItsSide = turns % 2 === 1;
  const turned = isOnItsSide ? flipped(natural) : natural;
  const fit = Math.min(1, room.width / turned.width, room.height / turned.height);
  const picture = { width: natural.width * fit * zoom, height: natural.height * fit * zoom };
  return { picture, box: isOnItsSide ? flipped(picture) : picture };
}

const flipped = ({ width, height }: Size): Size => ({ width: height, height: width });

/** The CSS transform of a pose; turning happens on the screen, so flipping comes first. */
export const transformOf = ({ turns, isFlipped }: ImagePose): string =>
  `rotate(${turns * 90}deg) scaleX(${isFlipped ? -1 : 1})`;
