import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { provideDeployment } from '../deployment';
import { type Manifest, readManifest, unknownIn } from '../manifest/manifest.mjs';

const root = path.join(import.meta.dirname, '../../..');

/** The manifests of this repository's remotes, by name. */
export const manifests: Readonly<Record<string, Manifest>> = Object.fromEntries(
  readdirSync(root)
    .filter((folder) => folder.startsWith('mf-'))
    .flatMap((folder) => Object.entries(jsonIn(folder)))
    .map(([name, { exposes, ...said }]) => [name, good(name, said)]),
);

export const hostManifest = good('host', jsonIn('host'));

/** Makes pages believe that the host and these remotes are deployed; all of them unless said otherwise. */
export function deploy(names = Object.keys(manifests)): void {
  const remotes = Object.entries(manifests).filter(([name]) => names.includes(name));
  provideDeployment([
    { name: null, manifest: hostManifest },
    ...remotes.map(([name, manifest]) => ({ name, manifest })),
  ]);
}

function good(name: string, said: unknown): Manifest {
  const { manifest, problems } = readManifest(said);
  const wrong = [...problems, ...unknownIn(said)];
  if (!manifest || wrong.length > 0) throw new Error(`${name}: ${wrong.join('; ')}`);
  return manifest;
}

type RawManifests = Record<string, { exposes: object }>;

function jsonIn(folder: string): RawManifests {
  return JSON.parse(readFileSync(path.join(root, folder, 'manifest.json'), 'utf8'));
}
