import { Socket } from 'node:net';
import { denyAccess } from '@declic/media/confinement';
import { CHANNEL_DESCRIPTOR, LineChannel } from './live-pages/line-channel';
import { LONGEST_TO_PROCESS, type ToPageProcess } from './live-pages/messages';
import { servePages } from './live-pages/serve-pages';

/** Renders pages of one release. `PageProcess` starts it, confined, and sends the program; it ends with its channel. */
const serve = servePages((message) => channel.send(message));
const channel = new LineChannel(new Socket({ fd: CHANNEL_DESCRIPTOR, readable: true, writable: true }), {
  longest: LONGEST_TO_PROCESS,
  onMessage: (message) => serve(message as ToPageProcess), // what the edge sends
  onEnd: () => process.exit(),
});
denyAccess();
