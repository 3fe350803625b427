import type { CDPSession } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** A task of the page's main thread, in milliseconds. */
export interface MainTask {
  /** Of the thread alone: what other programs do on this machine is not in it, the throttling is. */
  readonly cpuMs: number;
  readonly wallMs: number;
}

const CATEGORIES = ['__metadata', 'disabled-by-default-devtools.timeline', 'devtools.timeline', 'toplevel'];

/** The tasks of the main thread while `work` goes on. A frame is drawn in one of them: style, layout and paint. */
export async function recordTasks(cdp: CDPSession, work: () => Promise<void>): Promise<MainTask[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[])); // as the protocol says
  cdp.on('Tracing.dataCollected', collect);
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  });
  await work();
  const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.end');
  await complete;
  cdp.off('Tracing.dataCollected', collect);
  return readTasks(events);
}

function readTasks(events: readonly TraceEvent[]): MainTask[] {
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}:${tid}`),
  );
  return events
    .filter(({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && mains.has(`${pid}:${tid}`))
    .map(({ tdur = 0, dur = 0 }) => ({ cpuMs: tdur / 1_000, wallMs: dur / 1_000 }));
}
