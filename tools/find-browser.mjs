import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { bin, run } from './run.mjs';
import { say, stop } from './say.mjs';

const SHELL = 'chromium-headless-shell';
/** A machine that reaches no packages is not waited for. */
const PATIENCE = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10'];

/**
 * The browser for what runs without a screen: `CHROMIUM`; a headless shell, which takes a sixth less than a whole
 * browser that hides its window; or a whole one. A shell that is missing is installed where that takes seconds, and
 * where there is no browser at all in any way that there is.
 *
 * @returns {Promise<string>} path of the program
 */
export async function findBrowser() {
  const { CHROMIUM } = process.env;
  if (CHROMIUM) return CHROMIUM;
  const found = shell() ?? (await installPackage()) ?? whole();
  if (found) return found;

  say('No browser found; installing one …');
  await run(bin('playwright'), ['install', '--only-shell', 'chromium'], { quiet: true });
  return (
    shell() ??
    stop(
      `There is no browser. Install one with: sudo apt-get install ${SHELL}, or point at one with CHROMIUM=/path/to/chromium`,
    )
  );
}

const shell = () => onPath(SHELL) ?? playwrightsShell();

const whole = () =>
  onPath('chromium') ??
  onPath('chromium-browser') ??
  onPath('google-chrome') ??
  existing(playwrightsPlace());

/** Debian's. @returns its path, if it could be had */
async function installPackage() {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return undefined;
  say('Installing a headless browser …');
  const apt = (...args) =>
    run('apt-get', [...PATIENCE, '-qq', ...args], {
      quiet: true,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  const install = () => apt('install', '-y', '--no-install-recommends', SHELL);
  // Lists that are not there, or name what is no longer.
  if ((await install()).code !== 0 && (await apt('update')).code === 0) await install();
  return onPath(SHELL);
}

function onPath(name) {
  try {
    return execFileSync('which', [name], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}

/** Where Playwright's own whole browser is, or would be. */
function playwrightsPlace() {
  try {
    const script = "process.stdout.write(require('@playwright/test').chromium.executablePath())";
    return execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' });
  } catch {
    return undefined;
  }
}

/** In the folder beside that of the whole one. */
function playwrightsShell() {
  const [folder] = /^.*[/\\]chromium-\d+/.exec(playwrightsPlace() ?? '') ?? [];
  const own = existing(folder?.replace(/chromium-(\d+)$/, 'chromium_headless_shell-$1'));
  if (!own) return undefined;
  const files = fs.readdirSync(own, { recursive: true });
  const program = files.find((file) =>
    /(?:^|[/\\])(?:chrome-)?headless[-_]shell(?:\.exe)?$/.test(file),
  );
  return program && path.join(own, program);
}

const existing = (file) => (file && fs.existsSync(file) ? file : undefined);
