import { Module } from '@nestjs/common';
import { CreditsRepository } from './credits.repository';
import { WaitlistBonus } from './waitlist-bonus';

@Module({ providers: [CreditsRepository, WaitlistBonus], exports: [CreditsRepository, WaitlistBonus] })
export class CreditsModule {}
