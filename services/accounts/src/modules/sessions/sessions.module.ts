import { Module } from '@nestjs/common';
import { PasswordsModule } from '../passwords/passwords.module';
import { ThrottleModule } from '../throttle/throttle.module';
import { UsersModule } from '../users/users.module';
import { RefreshTokens } from './refresh-tokens';
import { SessionCookie } from './session-cookie';
import { SessionsController } from './sessions.controller';
import { SessionsRepository } from './sessions.repository';
import { SessionsService } from './sessions.service';
import { SignInService } from './sign-in.service';

@Module({
  imports: [UsersModule, PasswordsModule, ThrottleModule],
  controllers: [SessionsController],
  providers: [SessionsService, SignInService, SessionsRepository, RefreshTokens, SessionCookie],
  exports: [SessionsService, SessionCookie],
})
export class SessionsModule {}
