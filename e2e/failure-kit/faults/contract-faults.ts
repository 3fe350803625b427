import type { PageFault } from './fault.ts';
import { withMissingName } from './rewrite-subject.ts';

/** The registry refuses such a release (see `refusals`); a page whose shell is another one still must not run it. */
export const contractFaults: readonly PageFault[] = [
  {
    id: 'contract',
    title: 'needs a name that the shell lacks',
    outcome: 'replaced',
    failures: ['contract'],
    main: true,
    quick: true,
    rewrite: withMissingName,
    release: async ({ next }) => next,
    arm: (kit, { version }) => kit.releases.choose(version),
    heal: async ({ proxy }) => proxy.heal(),
  },
];
