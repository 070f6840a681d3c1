// @ts-check
// Lets a thread read our sources: that its process does so, as in a test, it does not inherit.
import { register } from 'tsx/esm/api';

register();
