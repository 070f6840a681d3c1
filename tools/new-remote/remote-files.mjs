import { prefixOf } from '../styles/prefix-of.mjs';

/**
 * The files of a new remote with one page in the main menu, by their path: everything that a remote consists of.
 *
 * @param {string} name small letters, digits and `-`
 * @param {string} title in Dutch, as users read it
 * @returns {Record<string, string>}
 */
export function remoteFiles(name, title) {
  const page = name.replaceAll('-', '_');
  const component = `${capital(name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()))}Page`;
  return {
    'package.json': json(packageOf(name)),
    'manifest.json': json({ [name]: manifestOf(name, page, title) }),
    'webpack.config.cjs': WEBPACK,
    'src/routes.tsx': routes(page, component),
    'src/overview/overview-page.tsx': pageOf(name, component),
    'src/overview/overview.css': styleOf(name),
    'src/overview/overview-page.test.tsx': testOf(title, component),
    'src/overview/texts.ts': `export const texts = {\n  title: '${title}',\n};\n`,
  };
}

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

const packageOf = (name) => ({
  name: `@boekwerk/mf-${name}`,
  version: '1.0.0',
  private: true,
  type: 'module',
  dependencies: { '@boekwerk/shared': 'workspace:*', react: 'catalog:', valibot: 'catalog:' },
});

/** Last in the menu, for whoever is signed in: who adds a remote says otherwise. */
const manifestOf = (name, page, title) => ({
  exposes: { './routes': './src/routes.tsx' },
  pages: [
    { name: page, path: `/${name}`, right: 'signedIn', redirect: `${page}_overview` },
    {
      name: `${page}_overview`,
      path: `/${name}/overview`,
      right: 'signedIn',
      title,
      menus: [{ menu: 'main', order: 90 }],
    },
  ],
});

const WEBPACK = `const { remotes } = require('../tools/webpack/remotes.cjs');

module.exports = remotes(__dirname);
`;

const routes = (page, component) => `import type { PageRoute } from '@boekwerk/shared/router';

export const routes: Record<string, PageRoute> = {
  ${page}_overview: { lazy: overview },
};

async function overview() {
  const { ${component} } = await import('./overview/overview-page');
  return { Component: ${component} };
}
`;

const pageOf = (name, component) => `import { EmptyState } from '@boekwerk/shared/ui/empty';
import { PageShell } from '@boekwerk/shared/ui/page';
import './overview.css';
import { texts } from './texts';

/** /${name}/overview */
export function ${component}() {
  return (
    <PageShell title={texts.title}>
      <div className="${prefixOf(`mf-${name}`)}overview">
        <EmptyState picture="documents" title={texts.title} />
      </div>
    </PageShell>
  );
}
`;

/** All remotes share one document: what it names there begins with its own name. */
const styleOf = (name) => `.${prefixOf(`mf-${name}`)}overview {
  padding: 24px;
}
`;

const testOf = (
  title,
  component,
) => `import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { screen } from '@testing-library/react';
import { ${component} } from './overview-page';

it('has its title', () => {
  renderScreen(<${component} />);
  expect(screen.getByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
});
`;
