import type { MessagePort } from 'node:worker_threads';
import type { HostileInput } from './hostile-threads.ts';

/** A file of tasks as threads load it, whose only task does what the text of its intake says. */
export function analyse({ input, port }: { input: HostileInput; port: MessagePort }): Promise<string> | string {
  port.postMessage({ type: 'begun' });
  switch (input.rawText) {
    case 'loops':
      for (;;) if (input.turns) Atomics.add(input.turns, 0, 1);
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

function fillMemory(): never {
  const kept: string[][] = [];
  for (;;) kept.push(Array.from({ length: 10_000 }, () => String(Math.random())));
}
