export { HistoryButton } from './history/history-button';
export type { HistoryOf } from './history/history-drawer';
export { HistoryDrawer } from './history/history-on-demand';
