import { configInjector } from '@declic/nest-kit';
import type { ActionsConfig } from './config';

/** Injects the service's configuration; a parameter of another type does not compile. */
export const InjectConfig = configInjector<ActionsConfig>();
