import { Script } from 'node:vm';
import type { PageProgram, ReadAnswer } from '@declic/remote-kit/contract';
import { type FromPageProcess, LONGEST_FROM_PROCESS, type PageAddress, type ToPageProcess } from './messages';

interface WaitingRead {
  resolve(answer: ReadAnswer): void;
  reject(error: Error): void;
}

/** The side of the process: runs a program, and renders the pages that the edge asks for. Returns what takes its messages. */
export function servePages(send: (message: FromPageProcess) => void): (message: ToPageProcess) => void {
  const reads = new Map<number, WaitingRead>();
  let program: PageProgram | undefined;
  let count = 0;

  const read = (path: string) =>
    new Promise<ReadAnswer>((resolve, reject) => {
      count += 1;
      reads.set(count, { resolve, reject });
      send({ type: 'read', id: count, path });
    });

  async function render({ path, site }: PageAddress): Promise<void> {
    reads.clear();
    try {
      if (!program) throw new Error('There is no program.');
      const page = await program.render(path, read, site);
      // Above what the edge reads, the channel would end, and with it this process.
      if (JSON.stringify(page).length > LONGEST_FROM_PROCESS - 100) throw new Error('The page is too large.');
      send({ type: 'page', page });
    } catch (error) {
      send({ type: 'failed', reason: error instanceof Error ? error.message : String(error) });
    }
  }

  return (message) => {
    if (message.type === 'program') {
      program = evaluate(message.source);
      return send({ type: 'ready' });
    }
    if (message.type === 'render') return void render(message);
    const waiting = reads.get(message.id);
    reads.delete(message.id);
    if (message.type === 'answer') waiting?.resolve({ status: message.status, body: message.body });
    else waiting?.reject(new Error(message.reason));
  };
}

/** A program has no imports: it is given none. */
function evaluate(source: string): PageProgram {
  const module = { exports: {} };
  const script = new Script(`(function (module, exports) {${source}\n})`, { filename: 'server.cjs' });
  const run = script.runInThisContext() as (...parameters: [typeof module, object]) => void; // as it is written in the line above
  run(module, module.exports);
  return module.exports as PageProgram; // what it sends is checked
}
