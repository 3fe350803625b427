import { Module } from '@nestjs/common';
import { MailThrottle } from './mail-throttle';
import { SignInThrottle } from './sign-in-throttle';
import { ThrottleRepository } from './throttle.repository';

@Module({ providers: [ThrottleRepository, MailThrottle, SignInThrottle], exports: [MailThrottle, SignInThrottle] })
export class ThrottleModule {}
