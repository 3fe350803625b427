import { Module } from '@nestjs/common';
import { TestActionController } from './test-action.controller';

@Module({ controllers: [TestActionController] })
export class TestActionModule {}
