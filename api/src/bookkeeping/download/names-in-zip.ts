import path from 'node:path';
import { today } from '@boekwerk/shared/domain/dates/dates';
import { safeName } from '../../platform/files/content-kind';
import type { Downloaded } from './store';
import { TEXTS } from './texts';

/** Gives each document a place of its own in a zip, which every computer can unpack. */
export function namesInZip() {
  const taken = new Set<string>();
  /** Of each name how often it came: of thousands that are alike none looks through all before it. */
  const times = new Map<string, number>();

  return ({ tag, uploaded_date, file_name }: Downloaded): string => {
    const folder = TEXTS.folders[tag ?? 'INK'];
    // The day in front also keeps a name from being one that Windows has for itself.
    const wanted = `${folder}/${today(uploaded_date)} ${safeName(file_name)}`;
    const { dir, name, ext } = path.posix.parse(wanted);
    let free = wanted;
    let number = times.get(wanted.toLowerCase()) ?? 1;
    while (taken.has(free.toLowerCase())) free = `${dir}/${name} (${++number})${ext}`;
    times.set(wanted.toLowerCase(), number);
    taken.add(free.toLowerCase());
    return free;
  };
}
