import { Module } from '@nestjs/common';
import { DevicesModule } from '../devices/devices.module';
import { UsersModule } from '../users/users.module';
import { AccessTokens } from './access-tokens';
import { OpenSessionsController } from './open-sessions.controller';
import { RefreshTokens } from './refresh-tokens';
import { SessionCookie } from './session-cookie';
import { SessionsController } from './sessions.controller';
import { SessionsRepository } from './sessions.repository';
import { SessionsService } from './sessions.service';
import { SigningKeys } from './signing-keys';
import { SigningKeysController } from './signing-keys.controller';

@Module({
  imports: [UsersModule, DevicesModule],
  controllers: [SessionsController, OpenSessionsController, SigningKeysController],
  providers: [SessionsService, SessionsRepository, SigningKeys, AccessTokens, RefreshTokens, SessionCookie],
  exports: [SessionsService, SessionCookie],
})
export class SessionsModule {}
