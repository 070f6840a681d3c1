export { KvkField } from './kvk/kvk-field';
