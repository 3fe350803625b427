import { GuardedBy, Op } from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import { ReleaseTokenGuard } from '../../pipeline/release-token.guard';
import { ShellService } from './shell.service';

@Controller()
@GuardedBy(ReleaseTokenGuard)
export class ShellController {
  constructor(private readonly shell: ShellService) {}

  @Op('getShellOffer')
  async get() {
    return { offer: await this.shell.offer() };
  }
}
