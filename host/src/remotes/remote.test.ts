import { remoteFor } from './remote';

const remote = (name: string, ...paths: string[]) => ({ name, paths, entry: `/${name}.js` });
const remotes = [
  remote('bookkeeping', '/administration'),
  remote('praxis', '/administration/praxis'),
  remote('relations', '/relation'),
];

it.each([
  ['/administration', 'bookkeeping'],
  ['/administration/document/overview', 'bookkeeping'],
  ['/administration/praxis', 'praxis'],
  ['/administration/praxisblad', 'bookkeeping'],
  ['/relation/edit/7', 'relations'],
  ['/Relation/Edit/7', 'relations'],
  ['/relations', undefined],
  ['/', undefined],
])('%s belongs to %s', (pathname, name) => {
  expect(remoteFor(remotes, pathname)?.name).toBe(name);
});
