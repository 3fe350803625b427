import { Module } from '@nestjs/common';
import { ToolsModule } from '../tools/tools.module';
import { LedgerController } from './ledger.controller';
import { LedgerRepository } from './ledger.repository';
import { LedgerService } from './ledger.service';
import { WriteUsageCheckpointsJob } from './write-usage-checkpoints.job';
import { UsageController } from './usage.controller';
import { UsageRepository } from './usage.repository';
import { UsageService } from './usage.service';

@Module({
  imports: [ToolsModule],
  controllers: [LedgerController, UsageController],
  providers: [LedgerService, LedgerRepository, UsageService, UsageRepository, WriteUsageCheckpointsJob],
  exports: [LedgerService],
})
export class UsageModule {}
