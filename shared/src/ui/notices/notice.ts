export type Notice = { kind: 'success' | 'error'; title: string; text?: string };
