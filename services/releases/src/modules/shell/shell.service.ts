import type { OpOutput } from '@declic/nest-kit';
import { unmetNeeds } from '@declic/remote-kit/contract';
import { Injectable } from '@nestjs/common';
import type { Offer } from './shell-offer.entity';
import { ShellRepository } from './shell.repository';

type UnmetRelease = OpOutput<'announceShell'>['unmet'][number];

@Injectable()
export class ShellService {
  constructor(private readonly shell: ShellRepository) {}

  offer(): Promise<Offer | null> {
    return this.shell.find();
  }

  /**
   * Notes what the shell that is going live offers. Remotes are measured against it from now on. A release that is current and
   * lacks something stays current, because its next version may follow: pages show the last good version that fits.
   */
  async announce(offer: Offer): Promise<UnmetRelease[]> {
    await this.shell.save(offer);
    const current = await this.shell.currentManifests();
    return current
      .map(({ name, version, needs }) => ({ name, version, needs: [...unmetNeeds(needs, offer)] }))
      .filter(({ needs }) => needs.length > 0);
  }
}
