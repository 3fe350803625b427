import { ServiceModule } from '@declic/nest-kit';
import { Module } from '@nestjs/common';
import { config } from './config';
import { database } from './database/data-source';
import { AnswerReportsModule } from './modules/answer-reports/answer-reports.module';
import { BackgroundRunsModule } from './modules/background-runs/background-runs.module';
import { CatalogueModule } from './modules/catalogue/catalogue.module';
import { DocumentationModule } from './modules/documentation/documentation.module';
import { ChatModule } from './modules/chat/chat.module';
import { EmptySearchesModule } from './modules/empty-searches/empty-searches.module';
import { EvidenceModule } from './modules/evidence/evidence.module';
import { FavoritesModule } from './modules/favorites/favorites.module';
import { McpModule } from './modules/mcp/mcp.module';
import { PublicContractModule } from './modules/public-contract/public-contract.module';
import { RequestLogModule } from './modules/request-log/request-log.module';
import { RunsModule } from './modules/runs/runs.module';
import { TestActionModule } from './modules/test-action/test-action.module';
import { UploadsModule } from './modules/uploads/uploads.module';
import { VerificationModule } from './modules/verification/verification.module';

@Module({
  imports: [
    ServiceModule.forRoot({ database, config }),
    CatalogueModule,
    RunsModule,
    BackgroundRunsModule,
    UploadsModule,
    PublicContractModule,
    DocumentationModule,
    ChatModule,
    McpModule,
    VerificationModule,
    RequestLogModule,
    EvidenceModule,
    FavoritesModule,
    EmptySearchesModule,
    TestActionModule,
    AnswerReportsModule,
  ],
})
export class AppModule {}
