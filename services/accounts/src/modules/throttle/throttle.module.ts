import { Module } from '@nestjs/common';
import { MailThrottle } from './mail-throttle';
import { SignInThrottle } from './sign-in-throttle';

@Module({
  providers: [MailThrottle, SignInThrottle],
  exports: [MailThrottle, SignInThrottle],
})
export class ThrottleModule {}
