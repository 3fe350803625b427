import { toSubnet } from '@declic/nest-kit/to-network';
import { servedVersions, signTicket } from '@declic/nest-kit/composition';
import type { Composition } from './composition';

/** Signs what a page is made of, so that the registry can tell its beacons from invented ones. */
export class TicketIssuer {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** The composition with a ticket for the network of this address. */
  withTicket(composition: Composition, address: string): Composition {
    const subject = { compositionId: composition.id, network: toSubnet(address) };
    return { ...composition, ticket: signTicket(this.#secret, subject, servedVersions(composition), new Date()) };
  }
}
