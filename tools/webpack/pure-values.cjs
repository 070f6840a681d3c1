const path = require('node:path');

/** What is said of the calls and what is calculated: importing it does nothing but make values. */
const PURE = ['contract', 'domain'].map(
  (folder) => path.join(__dirname, '../../shared/src', folder) + path.sep,
);

/** As JavaScript says that a value is made. */
const MAKING = ['ArrayExpression', 'CallExpression', 'MemberExpression', 'ObjectExpression'];

/**
 * Leaves out of a build each call, form and rule that its pages do not use. Without this a module of the contract is
 * kept whole for any of its calls, with all that the others need: webpack cannot know that making a schema does
 * nothing else.
 */
class PureValues {
  apply(compiler) {
    compiler.hooks.normalModuleFactory.tap('PureValues', ({ hooks }) => {
      for (const type of ['javascript/auto', 'javascript/esm'])
        hooks.parser.for(type).tap('PureValues', declarePure);
    });
  }
}

function declarePure(parser) {
  const isPure = () => {
    const { resource = '' } = parser.state.module;
    return PURE.some((folder) => resource.startsWith(folder)) ? true : undefined;
  };
  // Before webpack looks for itself.
  for (const type of MAKING)
    parser.hooks.isPure.for(type).tap({ name: 'PureValues', stage: -100 }, isPure);
}

module.exports = { PureValues };
