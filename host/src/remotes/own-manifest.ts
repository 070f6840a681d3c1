import { readManifest } from '@boekwerk/shared/manifest/manifest.mjs';
import own from '../../manifest.json';

/** Every part of the design system in its states; not in a production build. */
const developmentPages =
  process.env.NODE_ENV === 'production'
    ? []
    : [{ name: 'kit', path: '/kit', right: 'signedIn', title: 'kit' }];

const { manifest, problems } = readManifest({ pages: [...own.pages, ...developmentPages] });
if (!manifest) throw new Error(`The host's own manifest is not good: ${problems.join('; ')}`);

/** What the host says of its own pages, in the same way as remotes do. */
export const ownManifest = manifest;
