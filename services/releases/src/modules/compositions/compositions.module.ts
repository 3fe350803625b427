import { Module } from '@nestjs/common';
import { CollectionModule } from '../collection/collection.module';
import { CompositionsController } from './compositions.controller';
import { CompositionsRepository } from './compositions.repository';
import { CompositionsService } from './compositions.service';
import { KnownCandidates } from './known-candidates';
import { ServedCompositions } from './served-compositions';

@Module({
  imports: [CollectionModule],
  controllers: [CompositionsController],
  providers: [CompositionsService, CompositionsRepository, KnownCandidates, ServedCompositions],
  exports: [CompositionsRepository, ServedCompositions],
})
export class CompositionsModule {}
