import { Module } from '@nestjs/common';
import { PasswordsModule } from '../passwords/passwords.module';
import { ThrottleModule } from '../throttle/throttle.module';
import { UsersModule } from '../users/users.module';
import { AccessTokens } from './access-tokens';
import { RefreshTokens } from './refresh-tokens';
import { SessionCookie } from './session-cookie';
import { SessionsController } from './sessions.controller';
import { SessionsRepository } from './sessions.repository';
import { SessionsService } from './sessions.service';
import { SignInService } from './sign-in.service';
import { SigningKeys } from './signing-keys';
import { SigningKeysController } from './signing-keys.controller';

@Module({
  imports: [UsersModule, PasswordsModule, ThrottleModule],
  controllers: [SessionsController, SigningKeysController],
  providers: [
    SessionsService,
    SignInService,
    SessionsRepository,
    SigningKeys,
    AccessTokens,
    RefreshTokens,
    SessionCookie,
  ],
  exports: [SessionsService, SessionCookie],
})
export class SessionsModule {}
