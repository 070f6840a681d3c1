import type { KeyObject } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { keeper, statsOf } from './kept-files';
import { FILE_LIST, hashOf, readSigned } from './signed-releases.mjs';

/** `tag` is another one for other bytes. */
export type ReleasedFile = { bytes: Buffer; tag: string };

export type Builds = {
  /** A file of a build; null when it is not there, not on the signed list of its build, or not as it was signed. */
  file: (name: string, build: string, file: string) => ReleasedFile | null;
  /** The ids of all builds, the newest first. */
  of: (name: string) => string[];
};

/** The bytes of some builds of everything: what pages ask for is read from the disk once. */
const ROOM = 64 * 2 ** 20;
/** A name of a remote, and the id of a build. */
const PLAIN = /^[\w-]+$/;

/**
 * @param keys who may release; null believes everybody, for development
 * @param complain told once of each file that is not as it was signed, or cannot be read
 */
export function buildsIn(
  wwwDir: string,
  keys: KeyObject[] | null,
  complain: (error: Error) => void,
): Builds {
  const folderOf = (name: string) =>
    name === 'host' ? path.join(wwwDir, 'host') : path.join(wwwDir, 'remotes', name);
  const told = new Set<string>();
  const refuse = (place: string, why: string) => {
    const wrong = `${place}: ${why}`;
    if (!told.has(wrong)) complain(new Error(wrong));
    told.add(wrong);
    return null;
  };
  const kept = <T>(read: (place: string) => T) => {
    const look = keeper(read, ROOM);
    return (place: string) => {
      try {
        return look(place);
      } catch (error) {
        return refuse(place, String(error));
      }
    };
  };
  const bytesAt = kept((place) => {
    const bytes = readFileSync(place);
    return { bytes, tag: hashOf(bytes) };
  });
  const listAt = kept((place) => {
    const text = readFileSync(place, 'utf8');
    try {
      return readSigned(text, 'files', keys) as FileList;
    } catch (error) {
      return refuse(place, String(error));
    }
  });

  return {
    file: (name, build, file) => {
      if (!PLAIN.test(name) || !PLAIN.test(build)) return null;
      const folder = path.join(folderOf(name), build);
      if (!keys) return bytesAt(path.join(folder, file));

      const place = path.join(folder, FILE_LIST);
      const list = listAt(place);
      if (!list) return null;
      if (list.name !== name || list.build !== build) return refuse(place, 'of another build');
      if (!Object.hasOwn(list.files, file)) return null;
      const found = bytesAt(path.join(folder, file));
      if (!found || found.tag === list.files[file]) return found;
      return refuse(path.join(folder, file), 'not as it was released');
    },
    of: (name) => {
      const folder = folderOf(name);
      return statsOf(folder)?.isDirectory() ? readdirSync(folder).sort().reverse() : [];
    },
  };
}

type FileList = { name: string; build: string; files: Record<string, string> };
