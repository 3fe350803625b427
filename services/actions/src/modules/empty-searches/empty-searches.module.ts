import { Module } from '@nestjs/common';
import { EmptySearchesController } from './empty-searches.controller';
import { EmptySearchesRepository } from './empty-searches.repository';

@Module({ controllers: [EmptySearchesController], providers: [EmptySearchesRepository] })
export class EmptySearchesModule {}
