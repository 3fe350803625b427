import { GuardedBy, Input, Op, type OpInput } from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import { ReleaseTokenGuard } from '../../pipeline/release-token.guard';
import { ReleaseHealthService } from './release-health.service';

const DEFAULT_HOURS = 24;

@Controller()
@GuardedBy(ReleaseTokenGuard)
export class ReleaseHealthController {
  constructor(private readonly health: ReleaseHealthService) {}

  @Op('getReleaseHealth')
  read(@Input() { query }: OpInput<'getReleaseHealth'>) {
    return this.health.read(query.hours ?? DEFAULT_HOURS);
  }
}
