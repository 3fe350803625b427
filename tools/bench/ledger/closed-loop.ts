import type { Load } from './loads.ts';

/** Answers every load that the parent sends with a rate: each client asks again as soon as it is answered. */
export function serveLoads(work: (account: number) => Promise<unknown>): void {
  process.on('message', ({ accounts, clients, seconds }: Load & { readonly seconds: number }) => {
    const began = performance.now();
    const end = began + seconds * 1000;
    let done = 0;
    const client = async () => {
      while (performance.now() < end) {
        await work(1 + Math.floor(Math.random() * accounts));
        done += 1;
      }
    };
    void Promise.all(Array.from({ length: clients }, client)).then(() =>
      process.send?.((done * 1000) / (performance.now() - began)),
    );
  });
  process.on('disconnect', () => process.exit());
  process.send?.('ready');
}
