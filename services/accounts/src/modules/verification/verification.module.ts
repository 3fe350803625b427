import { Module } from '@nestjs/common';
import { CreditsModule } from '../credits/credits.module';
import { SessionsModule } from '../sessions/sessions.module';
import { UsersModule } from '../users/users.module';
import { VerificationController } from './verification.controller';
import { VerificationRepository } from './verification.repository';
import { VerificationService } from './verification.service';
import { WaitlistWelcome } from './waitlist-welcome';

@Module({
  imports: [UsersModule, CreditsModule, SessionsModule],
  controllers: [VerificationController],
  providers: [VerificationService, VerificationRepository, WaitlistWelcome],
  exports: [VerificationService],
})
export class VerificationModule {}
