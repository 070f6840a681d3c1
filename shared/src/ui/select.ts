export { type Option, SelectInput } from './select/select-input';
