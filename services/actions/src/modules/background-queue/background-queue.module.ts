import { Module } from '@nestjs/common';
import { FilesModule } from '../files/files.module';
import { BackgroundAcceptance } from './background-acceptance';
import { BackgroundRunsRepository } from './background-runs.repository';

/** Where runs wait that begin later. What runs them is the module of background runs. */
@Module({
  imports: [FilesModule],
  providers: [BackgroundAcceptance, BackgroundRunsRepository],
  exports: [BackgroundAcceptance, BackgroundRunsRepository],
})
export class BackgroundQueueModule {}
