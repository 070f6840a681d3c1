export type NoticeAction = { label: string; onClick: () => void };

export type Notice = {
  kind: 'success' | 'error';
  title: string;
  text?: string;
  /** What it is about where the text says more, such as the reference of one call: another one of it is the same notice. */
  about?: string;
  /** What can be done about it, such as taking it back. */
  action?: NoticeAction;
};
