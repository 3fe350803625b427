import { Module } from '@nestjs/common';
import { BackgroundRunsModule } from '../background-runs/background-runs.module';
import { CatalogueModule } from '../catalogue/catalogue.module';
import { FilesModule } from '../files/files.module';
import { RefusedCallsModule } from '../refused-calls/refused-calls.module';
import { RunsModule } from '../runs/runs.module';
import { McpController } from './mcp.controller';
import { McpService } from './mcp.service';

/** The catalogue for assistants. */
@Module({
  imports: [BackgroundRunsModule, CatalogueModule, FilesModule, RunsModule, RefusedCallsModule],
  controllers: [McpController],
  providers: [McpService],
})
export class McpModule {}
