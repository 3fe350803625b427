import { Module } from '@nestjs/common';
import { CompositionsController } from './compositions.controller';
import { CompositionsRepository } from './compositions.repository';
import { CompositionsService } from './compositions.service';
import { ServedCompositions } from './served-compositions';

@Module({
  controllers: [CompositionsController],
  providers: [CompositionsService, CompositionsRepository, ServedCompositions],
  exports: [CompositionsRepository, ServedCompositions],
})
export class CompositionsModule {}
