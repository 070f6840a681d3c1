import { today } from '@boekwerk/shared/domain/dates/dates';
import { safeName } from '../../platform/files/content-kind';
import { uniquePaths } from '../../platform/files/unique-paths';
import type { Downloaded } from './store';
import { TEXTS } from './texts';

type Named = Pick<Downloaded, 'tag' | 'uploaded_date' | 'file_name'>;

/** Gives each document a place of its own in a zip, which every computer can unpack. */
export function namesInZip() {
  const uniquePath = uniquePaths();
  return ({ tag, uploaded_date, file_name }: Named): string => {
    const folder = TEXTS.folders[tag ?? 'INK'];
    // The day in front also keeps a name from being one that Windows has for itself.
    return uniquePath(`${folder}/${today(uploaded_date)} ${safeName(file_name)}`);
  };
}
