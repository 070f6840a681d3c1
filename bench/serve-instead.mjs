import fs from 'node:fs';
import path from 'node:path';

const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };

/**
 * Lets a browser get another build of the host than the one that is released, from the same addresses.
 *
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} build folder of that build
 */
export async function serveInstead(context, build) {
  const page = fs.readFileSync(path.join(build, 'index.html'), 'utf8');
  const files = [...page.matchAll(FIRST_FILES)].map(([tag]) => tag).join('');
  await context.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith('/assets/')) return fromBuild(route, pathname);
    if (route.request().resourceType() !== 'document') return route.continue();
    const answer = await route.fetch();
    const body = (await answer.text())
      .replace(FIRST_FILES, '')
      .replace('</head>', `${files}</head>`);
    await route.fulfill({ response: answer, body });
  });

  function fromBuild(route, pathname) {
    const file = path.join(build, path.basename(pathname));
    if (!fs.existsSync(file)) return route.continue();
    return route.fulfill({
      body: fs.readFileSync(file),
      contentType: TYPES[path.extname(file)] ?? 'application/octet-stream',
    });
  }
}

/** What the bundler puts into the page. */
const FIRST_FILES =
  /<script defer="defer" src="\/assets\/[^"]+"><\/script>|<link href="\/assets\/[^"]+" rel="stylesheet">/g;
