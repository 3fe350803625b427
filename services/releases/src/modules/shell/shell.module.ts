import { Module } from '@nestjs/common';
import { ReleaseTokenGuard } from '../../pipeline/release-token.guard';
import { ShellController } from './shell.controller';
import { ShellRepository } from './shell.repository';
import { ShellService } from './shell.service';

@Module({
  controllers: [ShellController],
  providers: [ShellService, ShellRepository, ReleaseTokenGuard],
})
export class ShellModule {}
