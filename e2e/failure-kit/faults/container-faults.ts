import { SUBJECT } from '../variant/build-variant.ts';
import type { Failure, PageFault } from './fault.ts';

interface ContainerFault {
  readonly id: string;
  readonly title: string;
  readonly failures: readonly Failure[];
  readonly main?: boolean;
  readonly init?: string;
  readonly get?: string;
}

const exposing = (module: string) => `async () => () => (${module})`;

const CONTAINERS: readonly ContainerFault[] = [
  {
    id: 'init',
    title: 'its container throws at init',
    failures: ['load'],
    init: `() => { throw new Error('Thrown by the failure kit: init.'); }`,
  },
  {
    id: 'init-never',
    title: 'the init of its container never ends',
    failures: ['slow'],
    init: '() => new Promise(() => {})',
  },
  {
    id: 'get',
    title: 'its container throws at get, and no Error',
    failures: ['load'],
    get: `() => { throw 'Thrown by the failure kit: get.'; }`,
  },
  {
    id: 'get-never',
    title: 'the get of its container never ends',
    failures: ['slow'],
    get: '() => new Promise(() => {})',
    main: true,
  },
  { id: 'wrong-type', title: 'its container gives something else', failures: ['load'], get: exposing('42') },
  {
    id: 'wrong-routes',
    title: 'its routes are none',
    failures: ['load'],
    get: exposing(`{ remote: { manifest: { id: '${SUBJECT}' }, routes: [null, 42] } }`),
    main: true,
  },
  {
    id: 'stray-route',
    title: 'one of its routes is outside of its parent',
    failures: ['load'],
    get: exposing(
      `{ remote: { manifest: { id: '${SUBJECT}' }, routes: [{ path: '/workshops', children: [{ path: '/b' }] }] } }`,
    ),
  },
];

/** Faults in the entry of a release, which keeps none of the container protocol's promises. */
export const containerFaults: readonly PageFault[] = CONTAINERS.map(
  ({ init = 'async () => {}', get = exposing('{}'), ...fault }) => ({
    ...fault,
    outcome: 'replaced',
    release: (kit) =>
      kit.releases.release(
        { build: fault.id, entry: `export const init = ${init};\nexport const get = ${get};\n` },
        { activate: false },
      ),
    arm: (kit, { version }) => kit.releases.choose(version),
    heal: (kit) => kit.releases.choose(kit.good.version),
  }),
);
