import { defineConfig } from '@playwright/test';
import { OUTSIDE_HOST } from './world/outside-host';

/** Runs against the production build; each worker starts a product of its own (`world/new-world.ts`). */
export default defineConfig({
  testDir: '.',
  globalSetup: './world/set-up.ts',
  projects: [
    // In the order of their names: the walks through all screens are the longest, and begun last one of them would run on
    // alone. Beside them come the remotes with faults, where most of the time nothing happens. One project, since a process
    // of the test runner, and its product, serves one.
    {
      name: 'product',
      testMatch: ['all-screens.spec.ts', 'faulty-remotes.spec.ts', 'journeys/*.spec.ts'],
    },
    // Takes the better part of an hour: `npm run endurance`.
    ...(process.env.TEST_WHOLE ? [{ name: 'thorough', testMatch: 'thorough/*.spec.ts' }] : []),
  ],
  outputDir: '../test-results',
  // A journey waits for half of its time: for the browser, a mail, a page that stands still.
  workers: 4,
  // Of a whole journey: minutes on a machine with much else to do. What hangs is found by its step, long before.
  timeout: 300_000,
  // A remote that does not come is waited for eight seconds before the page says so.
  expect: { timeout: 20_000 },
  reporter: [['line'], ['json']],
  use: {
    // A request that a service worker answers cannot be held up or refused by a test.
    serviceWorkers: 'block',
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // A dialog that is still moving may be clicked where it no longer is.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every step costs as much as the steps: TRACE=on when a failure is not understood.
    trace: process.env.TRACE === 'on' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        // Without a graphics card the browser would imitate one.
        '--disable-gpu',
        // A page of a test does not live for as long as it takes to make its code quicker.
        '--js-flags=--no-turbofan,--no-maglev',
        // For one journey only; asked for there, it would cost a browser and a world of its own.
        `--host-resolver-rules=MAP ${OUTSIDE_HOST} 127.0.0.1`,
      ],
    },
  },
});
