import { CurrentUser, Input, Op, type OpInput, type Principal } from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import { ProposalLimits } from './proposal-limits';
import { ProposalsService } from './proposals.service';

@Controller()
export class ProposalsController {
  constructor(
    private readonly proposals: ProposalsService,
    private readonly limits: ProposalLimits,
  ) {}

  @Op('proposeActions')
  propose(@Input() { body }: OpInput<'proposeActions'>, @CurrentUser() { id }: Principal) {
    this.limits.count(id);
    return this.proposals.propose(body.message);
  }
}
