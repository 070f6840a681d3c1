/** Begins a bundle that is a module: packages in it that were written for `require` would find none. */
export const REQUIRE = `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);`;
