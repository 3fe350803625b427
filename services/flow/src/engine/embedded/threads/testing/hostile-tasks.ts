import { once } from 'node:events';
import type { MessagePort } from 'node:worker_threads';
import type { HostileInput } from './hostile-threads.ts';

interface HostileCall {
  readonly input: HostileInput;
  readonly port: MessagePort;
}

/** A file of tasks as threads load it, whose only task does what the text of its intake says. */
export function analyse({ input, port }: HostileCall): Promise<string> | string {
  port.postMessage({ type: 'begun' });
  switch (input.rawText) {
    case 'loops':
      return loop(input);
    case 'asks':
      return ask(port);
    case 'asks, then loops':
      return ask(port).then(() => loop(input));
    case 'exits':
      process.exit(3);
    case 'throws':
      throw new TypeError('It is broken.');
    case 'throws outside':
      setImmediate(() => {
        throw new Error('Nobody catches this.');
      });
      return new Promise(() => undefined);
    case 'fills the memory':
      return fillMemory();
    default:
      return 'done';
  }
}

function loop({ turns }: HostileInput): never {
  for (;;) if (turns) Atomics.add(turns, 0, 1);
}

async function ask(port: MessagePort): Promise<string> {
  port.postMessage({ type: 'step', step: 'reading' });
  await once(port, 'message');
  return 'done';
}

function fillMemory(): never {
  const kept: string[][] = [];
  for (;;) kept.push(Array.from({ length: 10_000 }, () => String(Math.random())));
}
