// @ts-check
// Lets a thread load TypeScript sources: it does not inherit that from its process, as in a test.
import { register } from 'tsx/esm/api';

register();
