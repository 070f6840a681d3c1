import fs from 'node:fs';
import path from 'node:path';
import { freePorts } from '../../tools/ports.mjs';
import { startWorld } from '../../tools/world.mjs';
import { theWorld, type World } from './world';

/**
 * The whole product once more, with demo data of its own and other settings; the builds are the same.
 *
 * @param settings environment variables besides those it needs
 */
export async function anotherWorld(
  name: string,
  settings: Record<string, string>,
): Promise<World & { stop: () => Promise<void> }> {
  const { folder, wwwDir } = theWorld();
  const ports = await freePorts();
  const dataDir = path.join(folder, `data-${name}`);
  const world = await startWorld({ ...ports, dataDir, wwwDir, demo: true, env: settings });
  return {
    url: `http://127.0.0.1:${ports.port}`,
    apiUrl: `http://127.0.0.1:${ports.apiPort}`,
    mailUrl: `http://127.0.0.1:${ports.mailPort}`,
    ...{ wwwDir, folder },
    stop: async () => {
      await world.stop();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
