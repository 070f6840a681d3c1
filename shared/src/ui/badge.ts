export type { Tone } from '../tokens';
export { CountBadge } from './badge/count-badge';
export { StatusBadge } from './badge/status-badge';
