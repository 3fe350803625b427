import { type DynamicModule, Global, Module, type Type } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { AccessGuard } from './access.guard';
import { LiveSessions } from './live-sessions';
import { SessionKeys } from './session-keys';
import { SessionStrategy } from './session.strategy';

/** The session guard for every route. */
@Global()
@Module({})
export class AuthModule {
  static forRoot(keys: Type<SessionKeys>): DynamicModule {
    return {
      module: AuthModule,
      imports: [PassportModule],
      providers: [
        { provide: SessionKeys, useClass: keys },
        SessionStrategy,
        LiveSessions,
        { provide: APP_GUARD, useClass: AccessGuard },
      ],
      exports: [LiveSessions, SessionStrategy],
    };
  }
}
