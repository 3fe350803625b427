import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module';
import { AutoChooser } from './auto-choice';
import { MessageRouter } from './message-router';

/** Which action a message or a set of arguments means. */
@Module({ imports: [CatalogueModule], providers: [MessageRouter, AutoChooser], exports: [MessageRouter, AutoChooser] })
export class RoutingModule {}
