import { Input, Op, type OpInput } from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import { EvidenceService } from './evidence.service';
import { toEvidence } from './to-evidence';

@Controller()
export class EvidenceController {
  constructor(private readonly evidence: EvidenceService) {}

  @Op('getActionEvidence')
  async get(@Input() { path: { slug } }: OpInput<'getActionEvidence'>) {
    return toEvidence(await this.evidence.find(slug));
  }
}
