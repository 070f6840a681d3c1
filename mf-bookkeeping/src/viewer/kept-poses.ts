import * as v from 'valibot';
import { type ImagePose, UPRIGHT } from './image-pose';

const KEY = 'boekwerk.image-poses';
/** The last ones that were turned: more than somebody goes back to. */
const MAX_KEPT = 200;

const Poses = v.array(
  v.tuple([
    v.number(),
    v.object({
      zoom: v.pipe(v.number(), v.minValue(0.25), v.maxValue(6)),
      turns: v.picklist([0, 1, 2, 3]),
      isFlipped: v.boolean(),
    }),
  ]),
);

/** How a picture was last looked at in this browser. */
export const lastPose = (id: number): ImagePose =>
  keptPoses().find(([kept]) => kept === id)?.[1] ?? UPRIGHT;

export function keepPose(id: number, pose: ImagePose): void {
  const others = keptPoses().filter(([kept]) => kept !== id);
  const kept = [[id, pose], ...others].slice(0, MAX_KEPT);
  localStorage.setItem(KEY, JSON.stringify(kept));
}

function keptPoses(): [number, ImagePose][] {
  const stored = localStorage.getItem(KEY);
  if (stored === null) return [];
  const found = v.safeParse(v.pipe(v.string(), v.parseJson(), Poses), stored);
  return found.success ? found.output : [];
}
