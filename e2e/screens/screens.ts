import fs from 'node:fs';
import path from 'node:path';
import type { Screen } from '../texts/screen';

/** Every screen that is looked at: what lies in `texts`. */
export async function allScreens(): Promise<Screen[]> {
  const folder = path.join(import.meta.dirname, '../texts');
  const files = fs.readdirSync(folder).filter((name) => name.endsWith('.ts'));
  const modules = await Promise.all(files.map((name) => import(path.join(folder, name))));
  return modules.flatMap((module) => Object.values(module) as Screen[]);
}
