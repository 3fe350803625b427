import { Injectable } from '@nestjs/common';
import type { ShellManifest } from '../../pipeline/manifest';
import { ShellRepository } from './shell.repository';

@Injectable()
export class ShellService {
  constructor(private readonly shell: ShellRepository) {}

  /** What the live shell offers to remotes; null before the first was released. */
  async offer(): Promise<ShellManifest['offer'] | null> {
    return (await this.shell.findLive())?.offer ?? null;
  }
}
