import path from 'node:path';
import { today } from '@boekwerk/shared/domain/dates/dates';
import { safeName } from '../../platform/files/content-kind';
import type { Downloaded } from './store';
import { TEXTS } from './texts';

/** Gives each document a place of its own in a zip, which every computer can unpack. */
export function namesInZip() {
  const taken = new Set<string>();
  return ({ tag, uploaded_date, file_name }: Downloaded): string => {
    const folder = TEXTS.folders[tag ?? 'INK'];
    // The day in front also keeps a name from being one that Windows has for itself.
    const name = `${folder}/${today(uploaded_date)} ${safeName(file_name)}`;
    const free = freeOf(name, (one) => !taken.has(one.toLowerCase()));
    taken.add(free.toLowerCase());
    return free;
  };
}

/** The name itself, or with the first number behind it that nothing else has. */
function freeOf(name: string, isFree: (name: string) => boolean): string {
  const { dir, name: base, ext } = path.posix.parse(name);
  let free = name;
  for (let n = 2; !isFree(free); n++) free = `${dir}/${base} (${n})${ext}`;
  return free;
}
