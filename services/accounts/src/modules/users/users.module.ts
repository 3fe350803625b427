import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { LiveUserGuard } from './live-user.guard';
import { UsersController } from './users.controller';
import { UsersRepository } from './users.repository';

@Module({
  controllers: [UsersController],
  providers: [UsersRepository, { provide: APP_GUARD, useClass: LiveUserGuard }],
  exports: [UsersRepository],
})
export class UsersModule {}
