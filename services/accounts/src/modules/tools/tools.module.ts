import { Module } from '@nestjs/common';
import { ToolsController } from './tools.controller';
import { ToolsRepository } from './tools.repository';

@Module({ controllers: [ToolsController], providers: [ToolsRepository], exports: [ToolsRepository] })
export class ToolsModule {}
