export type Point = { x: number; y: number };
export type Size = { width: number; height: number };

type Surroundings = {
  /** As shown at zoom 1. */
  photo: Size;
  circle: Size;
  zoom: number;
};

/** Moves a photo, whose middle lies at `place`, under the circle; its edge never shows inside it. */
export function movePhoto(place: Point, step: Point, { photo, circle, zoom }: Surroundings): Point {
  const kept = (at: number, reach: number) => Math.max(Math.min(at, reach), 0 - reach);
  return {
    x: kept(place.x + step.x, reachOf(photo.width * zoom, circle.width)),
    y: kept(place.y + step.y, reachOf(photo.height * zoom, circle.height)),
  };
}

const reachOf = (photo: number, circle: number) => Math.max(0, (photo - circle) / 2);
