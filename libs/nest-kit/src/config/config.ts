import { Inject } from '@nestjs/common';

/** Injection token of a service's parsed configuration. */
export const CONFIG = Symbol('CONFIG');

/** Injection token of the environment that the configuration is read from; tests give their own. */
export const ENVIRONMENT = Symbol('ENVIRONMENT');

/** Injects the configuration that `defineConfig` describes. */
export const InjectConfig = () => Inject(CONFIG);

export { type CommonConfig, type ConfigDefinition, ConfigError, type ConfigOf, defineConfig } from './define-config';
