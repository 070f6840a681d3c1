export { HistoryButton } from './history/history-button';
export { HistoryDrawer, type HistoryOf } from './history/history-drawer';
