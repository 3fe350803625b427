import { Input, Op, type OpInput, Public, Throttled } from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import { EXPERT_REQUESTS } from './experts-limits';
import { ExpertsService } from './experts.service';

@Controller()
export class ExpertsController {
  constructor(private readonly experts: ExpertsService) {}

  @Op('requestExpert')
  @Public()
  @Throttled(EXPERT_REQUESTS)
  async request(@Input() { body }: OpInput<'requestExpert'>) {
    const { consent_version: consentVersion, service, name, email, company = '', message, page } = body;
    await this.experts.request({ service, name, email, company, message, consentVersion, page });
    return { email };
  }
}
