import type { OpOutput } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { ActionsRegistry } from '../catalogue/actions.registry';
import { DecisionFinder } from './find-decision';
import { toProposals } from './to-proposals';

/** Finds actions for a person who describes what is needed. Nothing runs, so that no key is asked for. */
@Injectable()
export class ProposalsService {
  constructor(
    private readonly finder: DecisionFinder,
    private readonly registry: ActionsRegistry,
  ) {}

  /** @decision D20 */
  async propose(message: string): Promise<OpOutput<'proposeActions'>> {
    const startedAt = performance.now();
    const found = await this.finder.find({ message, mode: 'auto', system: undefined });
    return toProposals(found, performance.now() - startedAt, (slug) => this.registry.find(slug));
  }
}
