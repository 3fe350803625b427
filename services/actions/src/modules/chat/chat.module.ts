import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module';
import { RefusedCallsModule } from '../refused-calls/refused-calls.module';
import { RoutingModule } from '../routing/routing.module';
import { RunsModule } from '../runs/runs.module';
import { ChatController } from './chat.controller';
import { ChatService } from './chat.service';
import { DecisionFinder } from './find-decision';
import { ProposalLimits } from './proposal-limits';
import { ProposalsController } from './proposals.controller';
import { ProposalsService } from './proposals.service';

/** Messages that lead to actions. */
@Module({
  imports: [CatalogueModule, RoutingModule, RunsModule, RefusedCallsModule],
  controllers: [ChatController, ProposalsController],
  providers: [ChatService, DecisionFinder, ProposalLimits, ProposalsService],
})
export class ChatModule {}
