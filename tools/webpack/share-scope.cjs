const { initial, onDemand } = require('./facades.cjs');

/**
 * The contract between host and remotes: React and what has identity in @boekwerk/shared, nothing else.
 * The host provides all of it; a remote holds no copy of its own (`import: false`).
 */
function shareScope(role) {
  const entry = (version, eager) => ({
    singleton: true,
    requiredVersion: `^${version}`,
    ...(role === 'host' ? { version, eager } : { import: false }),
  });
  const library = (name) => [name, entry(require(`${name}/package.json`).version, true)];
  const facade = (eager) => (name) => [`@boekwerk/shared/${name}`, entry('1.0.0', eager)];
  return Object.fromEntries([
    library('react'),
    library('react-dom'),
    ...initial.map(facade(true)),
    ...onDemand().map(facade(false)),
  ]);
}

module.exports = { shareScope };
