import { ServiceModule } from '@declic/nest-kit';
import { Module } from '@nestjs/common';
import { database } from './database/data-source';
import { CatalogueModule } from './modules/catalogue/catalogue.module';
import { RequestLogModule } from './modules/request-log/request-log.module';
import { RunsModule } from './modules/runs/runs.module';

@Module({ imports: [ServiceModule.forRoot({ database }), CatalogueModule, RunsModule, RequestLogModule] })
export class AppModule {}
