import { existsSync, openSync } from 'node:fs';
import { startApi } from '../../testing/api-process';

/** A file on a disk without room, where the system has one. */
const FULL = '/dev/full';

(existsSync(FULL) ? it : it.skip)(
  'a full disk under its log ends no API, nor keeps it from ending',
  async () => {
    const api = await startApi({ LOG_LEVEL: 'info' }, openSync(FULL, 'w'));
    // Of each there is a line in its log.
    for (let call = 0; call < 3; call += 1)
      expect((await fetch(`${api.url}/api/health`)).status).toBe(200);
    await api.stop();
    expect(api.isAlive()).toBe(false);
  },
);
