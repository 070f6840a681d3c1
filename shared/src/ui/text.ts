export { Amount } from './text/amount';
export { Muted } from './text/muted';
export { SectionTitle } from './text/section-title';
export { WholeNumbers } from './text/whole-numbers';
