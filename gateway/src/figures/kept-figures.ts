import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Counts, count, noCounts } from './counts';
import type { Figure } from './figure';

/** A canary that the gateway ended; the release tool writes it in the log of releases. */
export type Ended = { name: string; build: string; since: number; at: string; why: string };

type Kept = { builds: Record<string, Record<string, Counts>>; ended: Ended[] };

export type KeptFigures = {
  add: (figure: Figure) => void;
  /** Of a build; null when nobody told of it. */
  countsOf: (name: string, build: string) => Counts | null;
  end: (ended: Ended) => void;
  isEnded: (name: string, canary: { build: string; since?: number | undefined }) => boolean;
  /** Writes what is not on the disk yet. */
  flush: () => void;
};

const WRITE_MS = 5000;
const MOST_ENDED = 100;

/**
 * Counts per build, and which canaries were ended, in one small file that the release tool reads as well.
 *
 * @param file '' for none: then they last as long as the process
 * @param buildsOf the builds that there are; of others nothing is kept
 * @param complain told when the file cannot be read or written
 */
export function keptFigures(
  file: string,
  buildsOf: (name: string) => string[],
  complain: (error: unknown) => void,
): KeptFigures {
  const kept = readKept(file, complain);
  let timer: ReturnType<typeof setTimeout> | null = null;

  function flush() {
    if (timer) clearTimeout(timer);
    timer = null;
    if (!file) return;
    try {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(`${file}.tmp`, JSON.stringify(kept));
      renameSync(`${file}.tmp`, file);
    } catch (error) {
      complain(error);
    }
  }

  function countsFor({ name, build }: Figure): Counts {
    kept.builds[name] ??= {};
    const ofName = kept.builds[name];
    if (!ofName[build]) {
      const there = buildsOf(name);
      for (const old of Object.keys(ofName)) if (!there.includes(old)) delete ofName[old];
      ofName[build] = noCounts();
    }
    return ofName[build];
  }

  return {
    add(figure) {
      count(countsFor(figure), figure);
      timer ??= setTimeout(flush, WRITE_MS).unref();
    },
    countsOf: (name, build) => kept.builds[name]?.[build] ?? null,
    end(ended) {
      kept.ended = [...kept.ended, ended].slice(-MOST_ENDED);
      flush();
    },
    isEnded: (name, { build, since = 0 }) =>
      kept.ended.some(
        (ended) => ended.name === name && ended.build === build && ended.since === since,
      ),
    flush,
  };
}

function readKept(file: string, complain: (error: unknown) => void): Kept {
  const none = { builds: {}, ended: [] };
  if (!file) return none;
  try {
    const { builds, ended } = JSON.parse(readFileSync(file, 'utf8'));
    if (!(builds instanceof Object) || !Array.isArray(ended))
      throw new Error(`${file} holds no figures`);
    return { builds, ended };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') complain(error);
    return none;
  }
}
