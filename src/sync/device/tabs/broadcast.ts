import { channelName, type TabChannel, type TabMessage } from './tabs.ts';

/** The tabs of this user in this browser. */
export function broadcastChannel(userId: string): TabChannel {
  const channel = new BroadcastChannel(channelName(userId));
  return {
    post: (message) => channel.postMessage(message),
    onMessage(listener) {
      channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => listener(data));
    },
    close: () => channel.close(),
  };
}
