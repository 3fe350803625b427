import { GuardedBy, Input, Op, type OpInput } from '@declic/nest-kit';
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

  @Op('announceShell')
  async announce(@Input() { body }: OpInput<'announceShell'>) {
    return { unmet: await this.shell.announce(body.offer) };
  }
}
