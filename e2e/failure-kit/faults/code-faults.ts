import { delay } from '../proxy/misbehaviour.ts';
import { isFileOf } from './files-of.ts';
import type { PageFault } from './fault.ts';

interface CodeFault extends Omit<PageFault, 'release' | 'arm' | 'heal'> {
  readonly addedCode?: string;
  /** A place of the overlay, unless it is called like the fault. */
  readonly place?: string;
  /** The entry is also slow. */
  readonly entryMs?: number;
}

const CODE: readonly CodeFault[] = [
  {
    id: 'import',
    title: 'throws at the import of a route',
    outcome: 'replaced',
    failures: ['render'],
    main: true,
    quick: true,
  },
  { id: 'render', title: 'throws at render', outcome: 'replaced', failures: ['render'], main: true, quick: true },
  { id: 'effect', title: 'throws in an effect', outcome: 'replaced', failures: ['render'], main: true },
  { id: 'loader', title: 'throws in a loader', outcome: 'replaced', failures: ['render'] },
  { id: 'loader-never', title: 'has a loader that never ends', outcome: 'replaced', failures: ['slow'] },
  {
    id: 'late-loader-never',
    title: 'its entry takes 3 s, and its loader never ends',
    outcome: 'replaced',
    failures: ['slow'],
    place: 'loader-never',
    entryMs: 3_000,
  },
  {
    id: 'boundary',
    title: 'throws inside a RouteBoundary',
    outcome: 'replaced',
    failures: ['render'],
    isPart: true,
    main: true,
  },
  { id: 'not-renderable', title: 'gives React what it cannot render', outcome: 'replaced', failures: ['render'] },
  { id: 'second-react', title: 'renders with a second React', outcome: 'replaced', failures: ['render'] },
  {
    id: 'syntax',
    title: 'has a syntax error in a chunk',
    outcome: 'replaced',
    failures: ['load', 'render'],
    addedCode: 'export const = ;',
  },
  {
    id: 'event',
    title: 'throws in an event handler',
    outcome: 'page stays',
    failures: ['runtime'],
    trigger: 'click',
    main: true,
  },
  { id: 'promise', title: 'leaves a rejected promise', outcome: 'page stays', failures: ['runtime'] },
  { id: 'timer', title: 'throws in a timer', outcome: 'page stays', failures: ['runtime'] },
  {
    id: 'unmount',
    title: 'throws at unmount',
    outcome: 'next area',
    failures: ['unmount'],
    trigger: 'leave',
    main: true,
    quick: true,
  },
];

/** Faults in the code of a release, which is registered, activated and served like any other. */
export const codeFaults: readonly PageFault[] = CODE.map(({ addedCode, place, entryMs, ...fault }) => ({
  ...fault,
  release: (kit) => kit.releases.release({ build: fault.id, fault: place ?? fault.id, addedCode }, { activate: false }),
  async arm(kit, release) {
    await kit.releases.choose(release.version);
    if (entryMs !== undefined) kit.proxy.rules = [{ matches: isFileOf(release, 'entry'), misbehave: delay(entryMs) }];
  },
  heal: (kit) => kit.releases.choose(kit.good.version),
}));
