import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

/**
 * Node, with globals of its own that are plain ones. Jest's environment answers for each global itself, and what looks
 * one up in a loop takes twice as long.
 */
export default class NodeEnvironment extends TestEnvironment {
  constructor(...args) {
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(...args);
    } finally {
      vm.createContext = createContext;
    }
  }
}
