export { HistoryButton } from './history/history-button';
export type { HistoryOf } from './history/history-of';
export { HistoryDrawer } from './history/history-on-demand';
