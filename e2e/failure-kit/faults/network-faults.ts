import { type Misbehaviour, misbehaviours } from '../proxy/misbehaviour.ts';
import type { PageFault } from './fault.ts';
import { isFileOf, type Scope } from './files-of.ts';

interface NetworkFault extends Pick<PageFault, 'id' | 'title' | 'main' | 'quick'> {
  readonly scope: Scope;
  readonly misbehave: Misbehaviour;
  readonly failure?: 'slow';
  readonly comesLate?: boolean;
  readonly hangs?: boolean;
}

const NETWORK: readonly NetworkFault[] = [
  { id: 'down', title: 'its server is down', scope: 'all', misbehave: misbehaviours.down, main: true, quick: true },
  { id: '404', title: 'its files answer 404', scope: 'all', misbehave: misbehaviours.notFound, main: true },
  { id: '500', title: 'its files answer 500', scope: 'all', misbehave: misbehaviours.serverError },
  { id: 'html', title: 'its files are HTML', scope: 'all', misbehave: misbehaviours.html },
  { id: 'truncated', title: 'its files are truncated', scope: 'all', misbehave: misbehaviours.truncated },
  { id: 'garbled', title: 'its files arrive as other code', scope: 'all', misbehave: misbehaviours.syntaxError },
  {
    id: 'chunk-missing',
    title: 'the chunk of its page answers 404',
    scope: 'chunk',
    misbehave: misbehaviours.notFound,
    main: true,
    quick: true,
  },
  {
    id: 'never',
    title: 'its entry never answers',
    scope: 'entry',
    misbehave: misbehaviours.never,
    failure: 'slow',
    hangs: true,
    main: true,
  },
  {
    id: 'chunk-never',
    title: 'the chunk of its page never answers',
    scope: 'chunk',
    misbehave: misbehaviours.never,
    failure: 'slow',
    hangs: true,
  },
  {
    id: 'slow',
    title: 'its entry takes 10 s',
    scope: 'entry',
    misbehave: misbehaviours.slow,
    comesLate: true,
    failure: 'slow',
  },
  {
    id: 'chunk-slow',
    title: 'the chunk of its page takes 10 s',
    scope: 'chunk',
    misbehave: misbehaviours.slow,
    comesLate: true,
    failure: 'slow',
  },
];

/** Faults between the browser and the files of an intact version. */
export const networkFaults: readonly PageFault[] = NETWORK.map(
  ({ scope, misbehave, failure, ...fault }): PageFault => ({
    ...fault,
    outcome: 'replaced',
    failures: [failure ?? 'load'],
    release: async ({ next }) => next,
    arm: async (kit, release) => {
      await kit.releases.choose(release.version);
      kit.proxy.rules = [{ matches: isFileOf(release, scope), misbehave }];
    },
    heal: async ({ proxy }) => proxy.heal(),
  }),
);
