import { afterEach, expect, it } from 'vitest';
import { openSessionChannel, type SessionMessage } from './session-channel';

const open = new Set<{ close(): void }>();
const openTab = () => {
  const channel = openSessionChannel('test');
  open.add(channel);
  return channel;
};

afterEach(() => {
  for (const channel of open) channel.close();
  open.clear();
});

it('carries what one tab says to the others', async () => {
  const heard: SessionMessage[] = [];
  openTab().listen((message) => heard.push(message));
  const tab = openTab();
  tab.post({ kind: 'signed-in', userId: 'ada' });
  tab.post({ kind: 'signed-out' });
  await expect.poll(() => heard).toEqual([{ kind: 'signed-in', userId: 'ada' }, { kind: 'signed-out' }]);
});

it('ignores what it does not understand', async () => {
  const heard: SessionMessage[] = [];
  openTab().listen((message) => heard.push(message));
  const stranger = new BroadcastChannel('test');
  open.add(stranger);
  for (const message of ['signed-in', null, { kind: 'other' }, { kind: 'signed-in' }]) stranger.postMessage(message);
  stranger.postMessage({ kind: 'signed-out' });
  await expect.poll(() => heard).toEqual([{ kind: 'signed-out' }]);
});
