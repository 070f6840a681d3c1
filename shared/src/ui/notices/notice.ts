export type NoticeAction = { label: string; onClick: () => void };

export type Notice = {
  kind: 'success' | 'error';
  title: string;
  text?: string;
  /** What can be done about it, such as taking it back. */
  action?: NoticeAction;
};
