import type { DynamicModule, Type } from '@nestjs/common';
import { MODULE_METADATA } from '@nestjs/common/constants';
import type { ServiceDatabase } from '../database/service-database';
import { SERVICE_DATABASE, ServiceModule } from '../service.module';

/** What the root module of a service gave to `ServiceModule.forRoot`. */
export function findDatabase(root: Type): ServiceDatabase {
  const imported: (DynamicModule | Type)[] = Reflect.getMetadata(MODULE_METADATA.IMPORTS, root) ?? [];
  for (const each of imported) {
    if (!('module' in each) || each.module !== ServiceModule) continue;
    for (const provider of each.providers ?? [])
      if ('provide' in provider && provider.provide === SERVICE_DATABASE && 'useValue' in provider)
        return provider.useValue as ServiceDatabase; // provided by `forRoot` alone
  }
  throw new Error(`${root.name} does not import ServiceModule.forRoot(…).`);
}
