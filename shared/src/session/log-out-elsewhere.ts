/** No token ever goes over it. */
const CHANNEL = 'boekwerk.session';

type Message = { type: 'logout'; user_id: number };

/** Tells the other tabs of this browser that somebody logged out. */
export function announceLogOut(user_id: number): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ type: 'logout', user_id } satisfies Message);
  channel.close();
}

/** Calls `leave` when a user logs out in another tab. @returns stops listening */
export function onLoggedOutElsewhere(leave: (user_id: number) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isLogOut(data)) leave(data.user_id);
  };
  return () => channel.close();
}

function isLogOut(data: unknown): data is Message {
  if (typeof data !== 'object' || data === null) return false;
  const { type, user_id } = data as Partial<Message>;
  return type === 'logout' && typeof user_id === 'number';
}
