import type { components } from '@declic/openapi/types';

/** What the registry answers: what the page reads, plus what only the edge needs to preload it. */
export type Composition = components['schemas']['Composition'];
export type ComposedRemote = Composition['remotes'][number];
