import { ServiceModule } from '@declic/nest-kit';
import { Module } from '@nestjs/common';
import { database } from './database/data-source';
import { CatalogueModule } from './modules/catalogue/catalogue.module';
import { RequestsModule } from './modules/requests/requests.module';
import { RunsModule } from './modules/runs/runs.module';

@Module({ imports: [ServiceModule.forRoot({ database }), CatalogueModule, RunsModule, RequestsModule] })
export class AppModule {}
