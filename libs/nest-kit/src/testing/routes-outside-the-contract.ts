import type { INestApplication } from '@nestjs/common';
import { PATH_METADATA } from '@nestjs/common/constants';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { OPERATION } from '../contract/op.decorator';

/** The handlers that are routed without being an operation of the contract, as `Controller.method`. */
export function routesOutsideTheContract(app: INestApplication): string[] {
  const scanner = new MetadataScanner();
  return app
    .get(DiscoveryService)
    .getControllers()
    .flatMap(({ metatype, name }) => {
      const prototype: object = metatype?.prototype ?? {};
      return scanner
        .getAllMethodNames(prototype)
        .filter((method) => isRoutedByHand(Reflect.get(prototype, method)))
        .map((method) => `${String(name)}.${method}`);
    })
    .toSorted();
}

function isRoutedByHand(handler: unknown): boolean {
  if (typeof handler !== 'function') return false;
  return Reflect.hasMetadata(PATH_METADATA, handler) && !Reflect.hasMetadata(OPERATION, handler);
}
