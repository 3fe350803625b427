import { createSecretKey } from 'node:crypto';
import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { CONFIG, type CommonConfig } from '../config/config';
import { AccessGuard } from './access.guard';
import { AccessTokens, TOKEN_AUDIENCE, TOKEN_ISSUER } from './access-tokens';
import { SessionStrategy } from './session.strategy';

/** The session guard for every route, and who signs the tokens that it reads. */
@Global()
@Module({
  imports: [
    PassportModule,
    JwtModule.registerAsync({
      inject: [CONFIG],
      useFactory: (config: CommonConfig) => ({
        secret: createSecretKey(config.JWT_SECRET, 'utf8'),
        signOptions: { algorithm: 'HS256', issuer: TOKEN_ISSUER, audience: TOKEN_AUDIENCE },
      }),
    }),
  ],
  providers: [SessionStrategy, AccessTokens, { provide: APP_GUARD, useClass: AccessGuard }],
  exports: [AccessTokens],
})
export class AuthModule {}
