import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { bin, run } from './run.mjs';
import { say, stop } from './say.mjs';

/**
 * The browser for the end-to-end tests: `CHROMIUM`, one on the PATH, or Playwright's own. When there is
 * none it is installed: Playwright's download, else Debian's package.
 *
 * @returns {Promise<string>} path of the program
 */
export async function findBrowser() {
  const found = present();
  if (found) return found;

  say('No browser found; installing one …');
  await run(bin('playwright'), ['install', 'chromium'], { quiet: true });
  const own = present();
  if (own) return own;

  if (process.getuid?.() === 0 && onPath('apt-get')) {
    await run('apt-get', ['update', '-qq'], { quiet: true });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      quiet: true,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  return (
    present() ??
    stop(
      'There is no browser. Install one with: sudo apt-get install chromium, or point at one with CHROMIUM=/path/to/chromium',
    )
  );
}

function present() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  return (
    onPath('chromium') ?? onPath('chromium-browser') ?? onPath('google-chrome') ?? playwrightsOwn()
  );
}

function onPath(name) {
  try {
    return execFileSync('which', [name], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}

function playwrightsOwn() {
  try {
    const script = "process.stdout.write(require('@playwright/test').chromium.executablePath())";
    const file = execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' });
    return fs.existsSync(file) ? file : undefined;
  } catch {
    return undefined;
  }
}
