import { Inject } from '@nestjs/common';
import type { CommonConfig } from './define-config';

/** Injection token of a service's parsed configuration. */
export const CONFIG = Symbol('CONFIG');

/** Injection token of the environment that the configuration is read from; tests give their own. */
export const ENVIRONMENT = Symbol('ENVIRONMENT');

type Constructor = abstract new (...values: never[]) => unknown;

/** The place of a parameter that takes the configuration; `never` where the parameter is of another type. */
type FittingIndex<
  Config,
  Target extends Constructor,
  Index extends number,
> = Config extends ConstructorParameters<Target>[Index] ? Index : never;

/** Makes the decorator that injects a service's configuration. It compiles on parameters only that take a `Config`. */
export function configInjector<Config extends CommonConfig>() {
  return () =>
    <Target extends Constructor, Index extends number>(
      target: Target,
      key: undefined,
      index: Index & FittingIndex<Config, Target, Index>,
    ): void =>
      Inject(CONFIG)(target, key, index);
}

/** Injects the settings that every service has. */
export const InjectConfig = configInjector<CommonConfig>();

export { type CommonConfig, type ConfigDefinition, ConfigError, type ConfigOf, defineConfig } from './define-config';
