import { Module } from '@nestjs/common';
import { CompositionsController } from './compositions.controller';
import { CompositionsRepository } from './compositions.repository';
import { CompositionsService } from './compositions.service';

@Module({ controllers: [CompositionsController], providers: [CompositionsService, CompositionsRepository] })
export class CompositionsModule {}
