import type { components } from './schema';

export declare function isCompositionId(value: unknown): value is components['schemas']['CompositionId'];
export declare function isPageRemote(value: unknown): value is components['schemas']['PageRemote'];
