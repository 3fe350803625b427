import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from '@playwright/test';
import { browserLaunch } from '../../../e2e/support/browser.ts';

type Parameters = Readonly<Record<string, unknown>>;

/** Sends one command of the DevTools protocol, to the browser or to one page. */
export type Send = (method: string, parameters?: Parameters, sessionId?: string) => Promise<Record<string, unknown>>;

/** A Chromium to which nothing is attached but what is asked for. */
export interface BareChromium {
  readonly send: Send;
  close(): Promise<void>;
}

/**
 * Chromium without a test driver. A driver watches the network of every page, for which the engine keeps the stack of each
 * request and parses the scripts again: a cost that grows with the code and that no visitor pays. It takes the certificate with this
 * public key for a valid one.
 */
export async function launchBareChromium(publicKeyHash: string): Promise<BareChromium> {
  const profile = await mkdtemp(join(tmpdir(), 'declic-chromium-'));
  const { executablePath = chromium.executablePath(), args = [] } = browserLaunch();
  const flags = [
    '--headless=new',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    `--ignore-certificate-errors-spki-list=${publicKeyHash}`,
    ...args,
  ];
  const child = spawn(executablePath, flags, { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const socket = await open(await debuggerAddress(child.stderr));
  return {
    send: protocol(socket),
    async close() {
      socket.close();
      child.kill();
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

async function debuggerAddress(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const [, address] = /DevTools listening on (ws:\S+)/.exec(line) ?? [];
    if (address) {
      output.resume();
      return address;
    }
  }
  throw new Error('Chromium did not start.');
}

function open(address: string): Promise<WebSocket> {
  const socket = new WebSocket(address);
  return new Promise((resolve, reject) => {
    socket.addEventListener('open', () => resolve(socket));
    socket.addEventListener('error', () => reject(new Error('Chromium cannot be spoken to.')));
  });
}

interface Answer {
  id?: number;
  result?: Record<string, unknown>;
  error?: { message: string };
}

function protocol(socket: WebSocket): Send {
  const waiting = new Map<number, (answer: Answer) => void>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer; // the protocol's own envelope; events have no id
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  return (method, parameters = {}, sessionId) =>
    new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, ({ result = {}, error }) => {
        waiting.delete(id);
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result);
      });
      socket.send(JSON.stringify({ id, method, params: parameters, ...(sessionId ? { sessionId } : {}) }));
    });
}
