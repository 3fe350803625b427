import { connect, type Socket } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import type { Scenario } from './scenarios.ts';

/** Runs in a thread of its own, so that it costs the measuring visitor no time. */
export interface Attack {
  readonly scenario: Scenario;
  readonly host: string;
  readonly port: number;
  readonly from: string;
}

/** What the attacker got, for the report. */
export interface AttackResult {
  readonly opened: number;
  readonly open: number;
  /** Answers by status; 0 stands for a connection that ended without one. */
  readonly statuses: Readonly<Record<string, number>>;
}

const DRIP_MS = 1_000;
const COMES_BACK_MS = 1_000;

const { scenario, host, port, from } = workerData as Attack; // what main.ts starts it with
const open = new Set<Socket>();
const statuses: Record<string, number> = {};
let opened = 0;
let isOver = false;

function attack(): void {
  if (isOver) return;
  const socket = connect({ host, port, localAddress: from });
  let answer = '';
  socket.once('connect', () => {
    opened += 1;
    open.add(socket);
    socket.write(scenario.opening);
    if (scenario.neverReads) socket.pause();
  });
  if (!scenario.neverReads)
    socket.on('data', (chunk: Buffer) => (answer = (answer + chunk.toString('latin1')).slice(0, 12)));
  socket.on('error', () => undefined);
  socket.once('close', () => {
    open.delete(socket);
    count(answer);
    if (scenario.comesBack) setTimeout(attack, COMES_BACK_MS);
  });
  socketAnswers.set(socket, () => answer);
}

const socketAnswers = new WeakMap<Socket, () => string>();

function count(answer: string): void {
  const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? '0';
  statuses[status] = (statuses[status] ?? 0) + 1;
}

for (let place = 0; place < scenario.connections; place += 1) attack();
const drip = setInterval(() => {
  for (const socket of open) if (scenario.drip !== undefined && socket.writable) socket.write(scenario.drip);
}, DRIP_MS);

parentPort?.once('message', () => {
  isOver = true;
  clearInterval(drip);
  for (const socket of open) {
    const answer = socketAnswers.get(socket)?.() ?? '';
    if (answer !== '') count(answer);
  }
  parentPort?.postMessage({ opened, open: open.size, statuses: { ...statuses } } satisfies AttackResult);
  for (const socket of open) socket.destroy();
  setTimeout(() => process.exit(0), 200);
});
