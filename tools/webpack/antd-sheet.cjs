const { antdRules } = require('./antd-rules.cjs');

/**
 * A loader that gives the style sheet of antd's components that our first pages consist of. What antd finds in a sheet it
 * does not make in the browser, where that takes a quarter of the time of all scripts until a list is drawn. The rules of all
 * others it makes there as ever: a remote may use a component of which the host that is released knows nothing.
 */
module.exports = () => antdRules({ hashed: false });
