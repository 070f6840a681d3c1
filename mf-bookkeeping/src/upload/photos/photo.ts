import { randomKey } from '@boekwerk/shared/session/random-key';
import { fileProblem } from '../file-problem';
import { stamp } from '../stamp';
import type { Turn, TurnedFile } from '../turned-file';
import { texts } from './texts';

/** A picture that was taken or chosen, and is not handed in yet. */
export type Photo = TurnedFile & { key: string };

/** What a phone is asked for: it makes a JPEG of what it keeps as HEIC, for that is not named. */
export const PICTURES = 'image/jpeg,image/png,image/webp,image/gif';
export const CAMERA = 'image/*';

export const asPhoto = (file: File): Photo => ({ key: randomKey(), file, turn: 0 });

/** Whether a file is a picture that can be looked at before it is handed in. */
export const isPicture = (file: Pick<File, 'name' | 'size'>): boolean =>
  fileProblem(file) === null && /\.(gif|jpe?g|png|webp)$/i.test(file.name);

/** Cameras call every photo `image.jpg`, or a number that says nothing. */
export function named(file: File, now: Date): File {
  const extension = /\.\w+$/.exec(file.name)?.[0] ?? '';
  const { type, lastModified } = file;
  return new File([file], `${texts.photo} ${stamp(now)}${extension}`, { type, lastModified });
}

/** A quarter further, clockwise. */
export const turned = (photo: Photo): Photo => ({ ...photo, turn: QUARTER_ON[photo.turn] });

const QUARTER_ON: Record<Turn, Turn> = { 0: 90, 90: 180, 180: 270, 270: 0 };
