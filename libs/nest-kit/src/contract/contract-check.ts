import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { accessOfHandler, type HandlerAccess } from '../auth/access.decorators';
import { SERVICE_NAME } from '../service-name';
import { OPERATION } from './op.decorator';
import { checksInputLast } from './operation.guard';
import { type Access, type Operation, operations } from './operations';

/** A handler that claims an operation. */
export interface ClaimedOperation {
  readonly id: string;
  readonly handler: string;
  readonly access: HandlerAccess;
  /** Whether the handler's own guards stand before the check of its input. */
  readonly checksInputLast: boolean;
}

/** Refuses to boot a service that does not implement exactly its part of the contract. */
@Injectable()
export class ContractCheck implements OnApplicationBootstrap {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    @Inject(SERVICE_NAME) private readonly service: string,
  ) {}

  onApplicationBootstrap(): void {
    const expected = [...operations.values()].filter(({ service }) => service === this.service);
    const faults = contractFaults(expected, this.claims());
    if (faults.length > 0)
      throw new Error(`The service "${this.service}" does not match its contract:\n  ${faults.join('\n  ')}`);
  }

  /** Every handler of the service that implements an operation, and who may call it. */
  claims(): ClaimedOperation[] {
    return this.discovery.getControllers().flatMap(({ metatype, name }) => {
      if (!metatype) return [];
      const prototype = metatype.prototype as object; // Nest's type says any
      return this.scanner.getAllMethodNames(prototype).flatMap((method) => {
        const handler: unknown = Reflect.get(prototype, method);
        if (typeof handler !== 'function') return [];
        const id: unknown = Reflect.getMetadata(OPERATION, handler);
        return typeof id === 'string'
          ? [
              {
                id,
                handler: `${name}.${method}`,
                access: accessOfHandler(handler, metatype),
                checksInputLast: checksInputLast(handler),
              },
            ]
          : [];
      });
    });
  }
}

const NEEDED: Record<Access, { access: HandlerAccess; sentence: string }> = {
  public: { access: 'public', sentence: 'is public in the contract: mark it @Public()' },
  session: { access: 'session', sentence: 'needs a session in the contract: take @Public() or @GuardedBy() away' },
  'api-key': { access: 'own-guard', sentence: 'takes an API key in the contract: name its guard with @GuardedBy()' },
};

/** What is wrong between the operations of a service and its handlers, one sentence each. */
export function contractFaults(expected: readonly Operation[], claims: readonly ClaimedOperation[]): string[] {
  const missing = expected
    .filter(({ id }) => !claims.some((claim) => claim.id === id))
    .map(({ id }) => `${id} has no handler`);
  const wrong = claims.flatMap((claim) => {
    const operation = expected.find(({ id }) => id === claim.id);
    if (!operation) return [`${claim.id} (${claim.handler}) belongs to another service`];
    const first = claims.find(({ id }) => id === claim.id);
    if (first !== claim) return [`${claim.id} has two handlers: ${first?.handler} and ${claim.handler}`];
    const { access, sentence } = NEEDED[operation.access];
    if (claim.access !== access) return [`${claim.id} (${claim.handler}) ${sentence}`];
    return claim.checksInputLast
      ? []
      : [`${claim.id} (${claim.handler}) checks its input before a guard: put @Op() above the handler's guards`];
  });
  return [...missing, ...wrong];
}
